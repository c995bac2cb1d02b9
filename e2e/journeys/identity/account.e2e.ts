import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, photograph, test } from '../../support/fixtures.ts'
import { newAddress } from '../../support/members.ts'
import { newApp } from '../../support/owner.ts'
import { aMember, getDialog, signInAs, ignoreErrors, waitForMail } from '../../support/people.ts'

/** The same member on another device. */
async function openOnOtherDevice(browser: Browser, address: string, who: { email: string }): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signInAs(page, address, who)
  return page
}

const PICTURE = join(import.meta.dirname, '../../../docs/images/member-home.png')

test('the account area runs from right to left in Arabic', { tag: '@looks' }, async ({ page, foyer }) => {
  test.setTimeout(240_000)
  const address = await newApp(foyer, { name: 'الأتون', primary_color: '#f0491e', default_locale: 'ar' })
  await signInAs(page, address, { email: newAddress('noura'), name: 'نورة حداد' })
  for (const [name, path] of [
    ['account', '/me/account'],
    ['details', '/me/account/details'],
    ['sessions', '/me/account/sessions'],
    ['support', '/me/account/support'],
  ] as const) {
    await page.goto(address + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('progressbar').or(page.getByText('جارٍ التحميل'))).toHaveCount(0)
    await photograph(page, `ar-account-${name}`)
  }
})

test(
  'a member signs out another device, sets a picture and a password, and contacts support',
  { tag: '@rare' },
  async ({ page, browser, context, foyer, quiet }) => {
    test.setTimeout(240_000)
    const address = foyer.app(foyer.demo.slug)
    const member = await aMember(foyer, newAddress('account'))
    await test.step('a member signs out another device, which becomes a guest at once', async () => {
      await signInAs(page, address, { email: member.email })
      const other = await openOnOtherDevice(browser, address, { email: member.email })
      await other.goto(`${address}/me/account`)
      await expect(other.getByRole('heading', { level: 1, name: member.name })).toBeVisible()
      const notice = await waitForMail(foyer, member.email, /New login/)
      expect(notice.text_body).toContain('/me/account/sessions')

      await page.goto(`${address}/me/account`)
      await page.getByRole('link', { name: 'Devices' }).click()
      await expect(page.getByText('This device')).toBeVisible()
      const rows = page.getByRole('list', { name: 'Devices' }).getByRole('listitem')
      await expect(rows).toHaveCount(3)
      await photograph(page, 'account-sessions')

      await rows.nth(1).getByRole('button').click()
      await getDialog(page).or(page.getByRole('alertdialog')).getByRole('button', { name: 'Log out' }).click()
      await expect(rows).toHaveCount(2)
      await page.getByRole('button', { name: 'Log out of all other devices' }).click()
      const requested = page.getByRole('alertdialog')
      await expect(requested).toBeVisible()
      await expectAccessible(page)
      await requested.getByRole('button', { name: 'Log out' }).click()
      await expect(rows).toHaveCount(1)
      await expect(page.getByText('You’re only logged in on this device.')).toBeVisible()

      await expect(other.getByRole('dialog').getByLabel('Email')).toBeVisible()
      expect(new URL(other.url()).hash).toBe('#auth')
      await other.context().close()
    })
    await test.step('a member sets a picture with the keyboard, changes the password and takes the picture away', async () => {
      await page.goto(`${address}/me/account/details`)
      const picture = readFileSync(PICTURE)
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
      const dialog = getDialog(page)
      const view = dialog.getByRole('button', { name: 'Move the photo' })
      const shown = view.locator('img')
      await expect(shown).toHaveCSS('opacity', '1')
      const before = await shown.getAttribute('style')
      await view.focus()
      for (const key of ['+', '+', '+', 'ArrowRight', 'ArrowDown', '-']) await page.keyboard.press(key)
      expect(await shown.getAttribute('style')).not.toBe(before)
      expect(Number(await dialog.getByRole('slider').inputValue())).toBeGreaterThan(1)
      await photograph(page, 'account-crop')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name: 'Change photo' })).toBeVisible()
      await expect
        .poll(() =>
          page
            .locator('main img')
            .first()
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBe(192)
      await photograph(page, 'account-details')

      await page.getByLabel('Current password').fill('not this one at all')
      await page.getByLabel('New password', { exact: true }).fill('slow tide in march')
      await page.getByLabel('Confirm new password').fill('slow tide in march')
      await page.getByRole('button', { name: 'Change password' }).click()
      await expect(page.getByText('This isn’t your current password.')).toBeVisible()
      await page.getByLabel('Current password').fill(member.password)
      await page.getByRole('button', { name: 'Change password' }).click()
      await expect(page.getByText('Password changed.', { exact: false })).toBeVisible()
      ignoreErrors(quiet, 422)

      await page.getByRole('button', { name: 'Remove' }).click()
      await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible()
    })
    await test.step('unsaved details ask before they are left, by a link and by the back button', async () => {
      await page.goto(`${address}/me/account`)
      await page.getByRole('link', { name: 'Details', exact: true }).click()
      const name = page.getByLabel('Name', { exact: true })
      await name.fill('Somebody else')
      const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' })
      const leave = [
        () => page.getByRole('link', { name: 'Back' }).click(),
        () => page.evaluate(() => history.back()),
      ]
      for (const go of leave) {
        await go()
        await expect(question).toBeVisible()
        await question.getByRole('button', { name: 'Keep editing' }).click()
        await expect(question).toBeHidden()
        await expect(name).toHaveValue('Somebody else')
      }
      await page.evaluate(() => history.back())
      await question.getByRole('button', { name: 'Discard changes' }).click()
      await expect(page).toHaveURL(`${address}/me/account`)
      await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible()
    })
    await test.step('a member contacts support', async () => {
      await page.goto(`${address}/me/account`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await photograph(page, 'account')
      await expect(page.getByRole('link', { name: 'Notifications' })).toHaveCount(0)
      await page.getByRole('link', { name: 'Contact support' }).click()
      await page.getByText('Included details').click()
      await expect(page.getByText(/^entry-client-/)).toBeVisible()
      await photograph(page, 'account-support')
      await page.getByLabel('What can we help with?').fill('Too short')
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByText('Write at least 10 characters.')).toBeVisible()
      await page.getByLabel('What can we help with?').fill('The timer stops when my screen goes dark.')
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible()
      await photograph(page, 'account-support-sent')
      const requested = await waitForMail(foyer, foyer.demo.owner.email, /needs help/)
      expect(requested.text_body).toContain('The timer stops when my screen goes dark.')

      await page.goto(`${address}/me/account/support`)
      await page.getByLabel('What can we help with?').fill('And now I am on a train.')
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByRole('heading', { name: 'Waiting to send' })).toBeVisible()
      await context.setOffline(false)
      await expect(async () => {
        const mail = await waitForMail(foyer, foyer.demo.owner.email, /needs help/)
        expect(mail.text_body).toContain('And now I am on a train.')
      }).toPass({ timeout: 20_000 })

      ignoreErrors(quiet, /ERR_INTERNET_DISCONNECTED/)
    })
  },
)
