import type { Page, Request } from '@playwright/test'
import { expect, photograph, test } from '../../support/fixtures.ts'
import {
  createAddress,
  aMember,
  getDialog,
  ignoreErrors,
  logOut,
  waitForMail,
  resetBrowser,
  signInAs,
} from '../../support/people.ts'
import { anAppWithApple, goToProvider, submitPerson } from '../../support/providers.ts'
import { createName } from '../../support/studio.ts'

/** The form that the browser posts to the app when it comes back, which is the next one. */
function waitForReturn(page: Page): Promise<Request> {
  return page.waitForRequest((sent) => sent.url().endsWith('/auth/provider/callback/apple'))
}

/** Sets a cookie with SameSite, as tools on the app's own site do. */
async function setSameSiteCookie(page: Page, url: string): Promise<void> {
  await page.context().addCookies([{ name: 'own', value: 'yes', url, sameSite: 'Lax' }])
}

test(
  'members sign in with Apple, which posts a form from its own site, and link it',
  { tag: '@rare' },
  async ({ page, foyer, quiet }, info) => {
    test.slow()
    const { url, slug } = await anAppWithApple(foyer, createName(info, 'apple'))
    await test.step('a new member signs up and comes back by it', async () => {
      const email = createAddress('apple', info.testId)
      await setSameSiteCookie(page, url)
      await page.goto(`${url}/programs#auth`)
      const dialog = getDialog(page)
      await expect(dialog.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0)
      await dialog.getByRole('button', { name: 'Continue with Apple' }).click()
      const return_request = waitForReturn(page)
      await submitPerson(page, email)
      const back = await return_request
      const headers = await back.allHeaders()
      expect([back.method(), headers['content-type'], headers['sec-fetch-site']]).toEqual([
        'POST',
        'application/x-www-form-urlencoded',
        'cross-site',
      ])
      expect(headers['cookie'] ?? '').not.toContain('own=yes')
      expect((await back.response())?.status()).toBe(303)

      await expect(page).not.toHaveURL(/ticket/)
      await expect(dialog.getByText(email)).toBeVisible()
      await dialog.getByLabel('Name', { exact: true }).fill('Ines Duarte')
      await photograph(page, 'auth-apple-sign-up')
      await dialog.getByRole('button', { name: 'Sign up', exact: true }).click()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(`${url}/programs`)

      await page.goto(`${url}/me/account`)
      await logOut(page)
      const again = await goToProvider(page, url, 'Apple')
      const signed_in = page.waitForResponse((answer) => answer.url().endsWith('/auth/login'))
      await submitPerson(page, email)
      expect((await signed_in).status()).toBe(200)
      await expect(again).toBeHidden()
      await page.goto(`${url}/me/account/details`)
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ines Duarte')
      await expect(page.getByRole('button', { name: 'Unlink Apple' })).toBeVisible()
      ignoreErrors(quiet, 422)
    })
    await resetBrowser(page)
    await test.step('a signed-in member links it, though the response is cross-site', async () => {
      const email = createAddress('applelink', info.testId)
      await aMember(foyer, email, 'Tom Achterberg', slug)
      await signInAs(page, url, { email })
      await page.goto(`${url}/me/account/details`)
      await page.getByRole('button', { name: 'Link Apple' }).click()
      await submitPerson(page, createAddress('elsewhere', info.testId))
      await expect(page.getByText('Apple is linked')).toBeVisible()
      await expect(page).toHaveURL(`${url}/me/account/details`)
      await waitForMail(foyer, email, /Apple was linked/)
      await page.getByRole('button', { name: 'Unlink Apple' }).click()
      await expect(page.getByText('Apple is unlinked')).toBeVisible()
    })
  },
)
