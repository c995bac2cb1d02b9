import type { Locator, Page } from '@playwright/test'
import { expect, photograph, test } from '../../support/fixtures.ts'
import {
  createAddress,
  aMember,
  getDialog,
  signInAs,
  ignoreErrors,
  findLink,
  logOut,
  waitForMail,
  PASSWORD,
  resetBrowser,
} from '../../support/people.ts'

/** Opens the sign-in panel and continues with an address that is new to this browser: it is asked to sign up. */
async function openSignUp(page: Page, address: string, email: string): Promise<Locator> {
  await page.goto(`${address}/#auth`)
  const dialog = getDialog(page)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('heading', { name: 'Join Kiln' })).toBeVisible()
  return dialog
}

/** The same for someone who has an account, known to other browsers only. */
async function openSignIn(page: Page, address: string, email: string): Promise<Locator> {
  const dialog = await openSignUp(page, address, email)
  await dialog.getByRole('button', { name: 'Already have an account? Log in' }).click()
  await expect(dialog.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  return dialog
}

async function logIn(dialog: Locator, password: string): Promise<void> {
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log In' }).click()
}

test('a new member signs up, sees errors beside the field, changes their details, and leaves nothing at sign-out', async ({
  page,
  foyer,
  quiet,
}, info) => {
  test.slow()
  await test.step('a new member signs up, sees errors beside the field, and is signed in on the same page', async () => {
    await test.step('a new member signs up, sees errors beside the field, and is signed in', async () => {
      const email = createAddress('new', info.testId)
      const dialog = await openSignUp(page, foyer.app(foyer.demo.slug), email)
      await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
      await expect(dialog.getByLabel('Email')).toHaveValue(email)
      await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute(
        'autocomplete',
        'new-password',
      )
      await dialog.getByRole('button', { name: 'Sign up', exact: true }).click()
      await expect(dialog.getByText('This field is required.').first()).toBeVisible()
      await dialog.getByLabel('Name', { exact: true }).fill('Al')
      await dialog.getByLabel('Password', { exact: true }).fill('short')
      await dialog.getByRole('button', { name: 'Sign up', exact: true }).click()
      await expect(dialog.getByText('Name must be longer than 2 characters')).toBeVisible()
      await expect(dialog.getByText('Password must be longer than 6 characters')).toBeVisible()
      await expect(dialog.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/longer than 2/)
      await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
      await photograph(page, 'auth-sign-up-faults')
      await dialog.getByLabel('Name', { exact: true }).fill('Ines Duarte')
      await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await dialog.getByRole('button', { name: 'Sign up', exact: true }).click()
      await expect(dialog).toBeHidden()
      ignoreErrors(quiet, 422)
    })
    await resetBrowser(page)
    await test.step('a wrong password is reported beside its field, and the address stays', async () => {
      const email = createAddress('wrong', info.testId)
      await aMember(foyer, email)
      const dialog = await openSignIn(page, foyer.app(foyer.demo.slug), email)
      await expect(dialog.getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
      const password = dialog.getByLabel('Password', { exact: true })
      await expect(password).toHaveAttribute('autocomplete', 'current-password')
      await expect(password).toBeFocused()
      await logIn(dialog, 'not the right one')
      await expect(dialog.getByText('Incorrect email or password.')).toBeVisible()
      await expect(dialog.getByLabel('Email')).toHaveValue(email)
      await expect(password).toBeFocused()
      await photograph(page, 'auth-wrong-password')
      await logIn(dialog, PASSWORD)
      await expect(dialog).toBeHidden()
      ignoreErrors(quiet, 401)
      ignoreErrors(quiet, 422)
    })
    await resetBrowser(page)
    await test.step('back and reload preserve the step and the address', async () => {
      const email = createAddress('back', info.testId)
      const address = foyer.app(foyer.demo.slug)
      await page.goto(`${address}/journal`)
      await page.getByRole('link', { name: 'You', exact: true }).click()
      const dialog = getDialog(page)
      await dialog.getByLabel('Email').fill(email)
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await expect(dialog.getByRole('heading', { name: 'Join Kiln' })).toBeVisible()
      await page.reload()
      await expect(dialog.getByRole('heading', { name: 'Join Kiln' })).toBeVisible()
      await expect(dialog.getByLabel('Email')).toHaveValue(email)
      await page.goBack()
      await expect(dialog).toBeHidden()
    })
    await resetBrowser(page)
    await test.step('the account area asks guests to log in and then continues there', async () => {
      const email = createAddress('guard', info.testId)
      await aMember(foyer, email)
      const address = foyer.app(foyer.demo.slug)
      await page.goto(`${address}/me/account/purchases`)
      const dialog = getDialog(page)
      await expect(page).toHaveURL(/\/me\/account\/purchases#auth/)
      await dialog.getByLabel('Email').fill(email)
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await dialog.getByRole('button', { name: 'Already have an account? Log in' }).click()
      await logIn(dialog, PASSWORD)
      await expect(page.getByRole('heading', { level: 1, name: 'Purchases' })).toBeVisible()
      await expect(page).toHaveURL(`${address}/me/account/purchases`)
      await expect(page.getByText('No purchases yet')).toBeVisible()
      await photograph(page, 'purchases-empty')
      await page.getByRole('link', { name: 'Back' }).click()
      await page.getByRole('link', { name: 'Subscriptions' }).click()
      await expect(page.getByText('No subscriptions')).toBeVisible()
      await photograph(page, 'subscriptions-empty')
    })
  })
  await resetBrowser(page)
  await test.step('a member changes their details, and leaves nothing on the device at sign-out', async () => {
    await test.step('a member changes their details, requests an address confirmation link and a new password', async () => {
      const email = createAddress('details', info.testId)
      const address = foyer.app(foyer.demo.slug)
      await signInAs(page, address, { email, name: 'Ines Duarte' })
      await page.goto(`${address}/me/account`)
      await expect(page.getByRole('heading', { level: 1, name: 'Ines Duarte' })).toBeVisible()
      await photograph(page, 'account')
      await page.getByRole('link', { name: 'Details', exact: true }).click()
      await page.getByLabel('Name', { exact: true }).fill('Ines Maria Duarte')
      await photograph(page, 'account-details')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Saved').first()).toBeVisible()
      await expect(page.getByText(`${email} isn’t confirmed yet.`)).toBeVisible()
      await page.getByRole('button', { name: 'Resend link' }).click()
      await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible()
      await page.getByRole('button', { name: 'Email me a link' }).click()
      await expect(page.getByText(/We sent a link to .* to set a new password/)).toBeVisible()
      expect(findLink(await waitForMail(foyer, email, /password/i))).toContain('purpose=reset')
      await page.getByRole('link', { name: 'Back' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Ines Maria Duarte' })).toBeVisible()
    })
    await resetBrowser(page)
    await test.step('signing out takes what was theirs from the device', async () => {
      const address = foyer.app(foyer.demo.slug)
      await signInAs(page, address, foyer.demo.member)
      await page.goto(`${address}/me/account`)
      await expect(page.getByRole('heading', { level: 1, name: 'Dana Whitlock' })).toBeVisible()
      await logOut(page)
      await expect(page).toHaveURL(`${address}/`)
      await page.goto(`${address}/me/account`)
      await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible()
      await expect(page.getByText('Dana Whitlock')).toHaveCount(0)
    })
  })
})

test(
  'links and codes that are mailed set a password, sign in and confirm an address, each once',
  { tag: '@rare' },
  async ({ page, foyer, quiet }, info) => {
    test.slow()
    await test.step('a forgotten password is reset by the mailed link, which works once', async () => {
      const email = createAddress('forgot', info.testId)
      await aMember(foyer, email)
      const dialog = await openSignIn(page, foyer.app(foyer.demo.slug), email)
      await dialog.getByRole('button', { name: 'Forgot password' }).click()
      await photograph(page, 'auth-forgot')
      await dialog.getByRole('button', { name: 'Send reset link' }).click()
      await expect(dialog.getByRole('heading', { name: 'Check your email' })).toBeVisible()
      await photograph(page, 'auth-forgot-sent')
      const link = findLink(await waitForMail(foyer, email, /password/i))

      await page.goto(link)
      await expect(dialog.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
      expect(page.url()).not.toContain('token')
      await dialog.getByLabel('New password', { exact: true }).fill('another long secret')
      await dialog.getByLabel('Confirm new password').fill('another long secre')
      await dialog.getByRole('button', { name: 'Save and log in' }).click()
      await expect(dialog.getByText("Passwords don't match")).toBeVisible()
      await photograph(page, 'auth-reset')
      await dialog.getByLabel('Confirm new password').fill('another long secret')
      await dialog.getByRole('button', { name: 'Save and log in' }).click()
      await expect(dialog).toBeHidden()

      ignoreErrors(quiet, 422)
    })
    await resetBrowser(page)
    await test.step('a mailed link used twice shows that, and offers a new one', async () => {
      const email = createAddress('link', info.testId)
      await aMember(foyer, email)
      const address = foyer.app(foyer.demo.slug)
      await page.goto(`${address}/#auth`)
      const dialog = getDialog(page)
      await expect(dialog.getByLabel('Email')).toBeFocused()
      await photograph(page, 'auth-start')
      await dialog.getByLabel('Email').fill(email)
      await dialog.getByRole('button', { name: 'Email me a link' }).click()
      await expect(dialog.getByLabel('Code')).toBeFocused()
      await expect(dialog.getByLabel('Code')).toHaveAttribute('autocomplete', 'one-time-code')
      await photograph(page, 'auth-code')
      const link = findLink(await waitForMail(foyer, email, /log in|sign in|link|code/i))
      await page.goto(link)
      await expect(dialog.getByRole('heading', { name: 'Finish setting up' })).toBeVisible()
      await photograph(page, 'auth-setup')
      await dialog.getByRole('button', { name: 'Not now' }).click()
      await expect(dialog).toBeHidden()
      await page.goto(`${address}/me/account`)
      await expect(page.getByRole('heading', { level: 1, name: 'Ines Duarte' })).toBeVisible()
      await logOut(page)
      await expect(page).toHaveURL(`${address}/`)
      await page.goto(link)
      await expect(dialog.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
      await photograph(page, 'auth-link-used')
      await dialog.getByRole('button', { name: 'Request a new link' }).click()
      await expect(dialog.getByLabel('Email')).toHaveValue(email)
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await expect(dialog.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
      ignoreErrors(quiet, 422)
      ignoreErrors(quiet, 400)
    })
    await resetBrowser(page)
    await test.step('the code in the mail signs in; a wrong one is reported in place', async () => {
      const email = createAddress('code', info.testId)
      await aMember(foyer, email)
      await page.goto(`${foyer.app(foyer.demo.slug)}/#auth`)
      const dialog = getDialog(page)
      await dialog.getByLabel('Email').fill(email)
      await dialog.getByRole('button', { name: 'Email me a link' }).click()
      const { text_body: text } = await waitForMail(foyer, email, /log in|sign in|link|code/i)
      const code = /\b\d{6}\b/.exec(text)?.[0] ?? ''
      await dialog.getByLabel('Code').fill(code === '000000' ? '111111' : '000000')
      await expect(dialog.getByText('This code is incorrect or has expired.')).toBeVisible()
      await dialog.getByLabel('Code').fill(code)
      await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Ines Duarte')
      await dialog.getByLabel(/^Password/).fill(PASSWORD)
      await dialog.getByRole('button', { name: 'Done' }).click()
      await expect(dialog).toBeHidden()
      ignoreErrors(quiet, 422)
    })
    await resetBrowser(page)
    await test.step('an address is confirmed in the session that requested it; other browsers must log in first', async () => {
      const email = createAddress('proof', info.testId)
      await aMember(foyer, email)
      const dialog = getDialog(page)
      await page.goto(findLink(await waitForMail(foyer, email, /Confirm your address/)))
      await expect(dialog.getByRole('heading', { name: 'Log in to confirm' })).toBeVisible()
      await photograph(page, 'auth-proof-elsewhere')
      await dialog.getByRole('button', { name: 'Log In' }).click()
      await dialog.getByLabel('Email').fill(email)
      await logIn(dialog, PASSWORD)
      await expect(dialog.getByRole('heading', { name: 'Address confirmed' })).toBeVisible()
      await photograph(page, 'auth-proof')
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await expect(dialog).toBeHidden()
      ignoreErrors(quiet, 422)
    })
  },
)
