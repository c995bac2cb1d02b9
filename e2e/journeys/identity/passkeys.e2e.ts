import type { Page } from '@playwright/test'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { newAddress } from '../../support/members.ts'
import { aDevice } from '../../support/passkeys.ts'
import {
  anOwner,
  getDialog,
  signInAs,
  ignoreErrors,
  logOut,
  waitForMail,
  PASSWORD,
  resetBrowser,
} from '../../support/people.ts'
import { useDesktopWidth, signInAtStudio } from '../../support/studio.ts'

/** The next removal gets the response for an old session, so that no test waits ten minutes. */
async function simulateOldSignIn(page: Page): Promise<void> {
  const answer = { status: 422, contentType: 'application/problem+json' }
  const problem = { type: 'about:blank', title: 'sign_in_again', status: 422, code: 'sign_in_again' }
  await page.route(
    '**/auth/passkeys/*',
    (route) => route.fulfill({ ...answer, body: JSON.stringify({ ...problem, request_id: 'a-test' }) }),
    { times: 1 },
  )
}

test(
  'a member and an owner add a passkey, sign in by it, rename it and take it away',
  { tag: '@rare' },
  async ({ page, foyer, quiet }) => {
    test.slow()
    const device = await aDevice(page)
    await test.step('a member adds a passkey, signs in by it, renames it and takes it away', async () => {
      const address = foyer.app(foyer.demo.slug)
      const email = newAddress('lena')
      await signInAs(page, address, { email, name: 'Ines Duarte' })

      await page.goto(`${address}/me/account/details`)
      const heading = page.getByRole('heading', { name: 'Passkeys' })
      await heading.scrollIntoViewIfNeeded()
      await photograph(page, 'passkeys-none', { at: heading })
      await page.getByRole('button', { name: 'Add passkey' }).click()
      const row = page.getByRole('list', { name: 'Passkeys' }).getByRole('button')
      await expect(row).toContainText('Not used yet')
      expect(await device.count()).toBe(1)
      await photograph(page, 'passkeys-list', { at: heading })
      await waitForMail(foyer, email, /A passkey was added/)

      // By keyboard, because a toast covers the button.
      await page.getByRole('button', { name: 'Add passkey' }).press('Enter')
      await expect(page.getByRole('alert')).toHaveText('This device already has a passkey for your account.')

      await page.goto(`${address}/me/account`)
      await logOut(page)
      await page.goto(`${address}/me/account/details#auth`)
      await photograph(page, 'passkeys-sign-in')
      await getDialog(page).getByRole('button', { name: 'Use a passkey' }).click()
      await expect(row).toContainText('Last used')

      await row.click()
      await photograph(page, 'passkeys-rename')
      await getDialog(page).getByLabel('Name').fill('My phone')
      await getDialog(page).getByRole('button', { name: 'Save' }).click()
      await expect(row).toContainText('My phone')
      await row.click()
      await getDialog(page).getByRole('button', { name: 'Remove passkey' }).click()
      await photograph(page, 'passkeys-remove')
      await simulateOldSignIn(page)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
      await photograph(page, 'passkeys-remove-prove')
      await getDialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
      await getDialog(page).getByRole('button', { name: 'Continue' }).click()
      await expect(row).toHaveCount(0)
      await waitForMail(foyer, email, /A passkey was removed/)
      ignoreErrors(quiet, 422)
    })
    await resetBrowser(page)
    await test.step('an owner signs in to the studio by passkey', async () => {
      await useDesktopWidth(page)
      const owner = await anOwner(foyer, newAddress('noor'))
      await signInAtStudio(page, foyer, owner, '/you')
      await expect(page.getByText('No passkeys yet.')).toBeVisible()
      await page.getByRole('button', { name: 'Add passkey' }).click()
      const row = page.getByRole('listitem').filter({ hasText: 'Not used yet' })
      await expect(row).toBeVisible()
      expect(await device.count()).toBe(2)
      await photograph(page, 'studio-passkeys')

      await page.context().clearCookies()
      await page.goto(`${foyer.studio}/sign-in?redirect=${encodeURIComponent('/you')}`)
      await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
      await photograph(page, 'studio-passkeys-sign-in')
      await page.getByRole('button', { name: 'Use a passkey' }).click()
      await expect(page.getByText(/Last used/)).toBeVisible()

      await page.getByRole('button', { name: /^Rename/ }).click()
      await getDialog(page).getByLabel('Name').fill('Desk')
      await photograph(page, 'studio-passkeys-rename')
      await getDialog(page).getByRole('button', { name: 'Save' }).click()
      await page.getByRole('button', { name: 'Remove Desk' }).click()
      await simulateOldSignIn(page)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
      await photograph(page, 'studio-passkeys-remove-prove')
      await getDialog(page).getByLabel('Password', { exact: true }).fill(owner.password)
      await getDialog(page).getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText('No passkeys yet.')).toBeVisible()
      await waitForMail(foyer, owner.email, /A passkey was removed/)
      ignoreErrors(quiet, /status of 4(01|22)/)
    })
  },
)

test(
  'the autofill of the email field signs in, and a member who declines is not prompted again',
  { tag: '@rare' },
  async ({ page, foyer }) => {
    test.setTimeout(120_000)
    const device = await aDevice(page, { has_autofill: true })
    const address = foyer.app(foyer.demo.slug)
    await signInAs(page, address, { email: newAddress('mila'), name: 'Ines Duarte' })
    await page.goto(`${address}/me/account/details`)
    await page.getByRole('button', { name: 'Add passkey' }).click()
    await expect(page.getByRole('list', { name: 'Passkeys' })).toBeVisible()
    await page.goto(`${address}/me/account`)
    await logOut(page)

    await device.agree(false)
    await page.goto(`${address}/me/account/details#auth`)
    await expect(getDialog(page).getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn')
    await getDialog(page).getByRole('button', { name: 'Use a passkey' }).click()
    await expect(getDialog(page).getByRole('button', { name: 'Use a passkey' })).not.toHaveAttribute(
      'aria-busy',
    )
    await expect(getDialog(page).getByRole('alert')).toHaveCount(0)

    await device.agree(true)
    await page.reload()
    await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Last used')
  },
)
