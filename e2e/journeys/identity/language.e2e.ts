import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { newAddress } from '../../support/members.ts'
import {
  aMember,
  createCaller,
  getDialog,
  signInAs,
  ignoreErrors,
  waitForMail,
} from '../../support/people.ts'
import { anApp, publishAll } from '../../support/studio.ts'

const arabic = (page: Page) => page.locator('html[dir=rtl][lang=ar]')
const english = (page: Page) => page.locator('html[dir=ltr][lang=en]')

/** Waits for the server's response to a language change. */
const languageResponse = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().endsWith('/subscribers') && answer.request().method() === 'PUT',
  )

async function openOtherDevice(browser: Browser): Promise<Page> {
  return (await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' })).newPage()
}

test(
  'a language follows the member: into mails, and to a device without its own choice',
  { tag: '@rare' },
  async ({ page, context, browser, foyer, quiet }, { testId }) => {
    test.setTimeout(120_000)
    const { address, slug, call } = await anApp(foyer, testId)
    await call('apps.updateApp', {
      locales: [
        { locale: 'en', status: 'default' },
        { locale: 'ar', status: 'published' },
      ],
    })
    await publishAll(call)
    const { email } = await aMember(foyer, newAddress('noura'), 'Noura Haddad', slug)
    const askForReset = () => createCaller(foyer, { slug })('identity.requestReset', { email })

    await test.step('a guest’s choice is sent at sign-in, and mails use it', async () => {
      await page.goto(`${address}/#auth`)
      await getDialog(page).getByLabel('Language').selectOption({ label: 'العربية' })
      await expect(arabic(page)).toHaveCount(1)
      const sent = languageResponse(page)
      await signInAs(page, address, { email })
      await page.goto(`${address}/me/account`)
      expect(await (await sent).json()).toMatchObject({ user: { language: 'ar' } })
      await askForReset()
      await waitForMail(foyer, email, /كلمة مرورك/)
    })

    const phone = await openOtherDevice(browser)
    await test.step('a device without a choice adopts it, and drops it at sign-out', async () => {
      await phone.goto(address)
      await expect(english(phone)).toHaveCount(1)
      await signInAs(phone, address, { email })
      await phone.goto(`${address}/me/account`)
      await expect(arabic(phone)).toHaveCount(1)
      const removed = phone.waitForResponse((answer) => answer.url().endsWith('/auth/logout'))
      await phone.getByRole('button', { name: 'تسجيل الخروج' }).click()
      await removed
      await phone.goto(`${address}/about`)
      await expect(english(phone)).toHaveCount(1)
    })

    await test.step('a new choice is sent at once, and the first device keeps its own', async () => {
      await signInAs(phone, address, { email })
      await phone.goto(`${address}/me/account`)
      await expect(arabic(phone)).toHaveCount(1)
      const sent = languageResponse(phone)
      await phone.getByLabel('اللغة').selectOption('en')
      expect((await sent).status()).toBe(200)
      await expect(english(phone)).toHaveCount(1)
      await askForReset()
      await waitForMail(foyer, email, /Reset your/)
      await page.goto(`${address}/me/account`)
      await expect(arabic(page)).toHaveCount(1)
    })

    await test.step('offline nothing changes, and a notice is shown', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Noura Haddad' })).toBeVisible()
      await context.setOffline(true)
      await page.getByLabel('اللغة').selectOption('en')
      await expect(page.getByRole('button', { name: 'المحاولة مجددًا' })).toBeVisible()
      await expect(page.getByLabel('اللغة')).toHaveValue('ar')
      await context.setOffline(false)
    })
    await phone.context().close()
    ignoreErrors(quiet, /ERR_INTERNET_DISCONNECTED/)
  },
)
