import { generateKeyPairSync } from 'node:crypto'
import { APPLE_KEYS, GOOGLE_KEYS } from '../../../apps/server/test/stand-ins/oidc/oidc-stand-in.ts'
import { expect, photograph, test } from '../../support/fixtures.ts'
import {
  createAddress,
  aMember,
  getDialog,
  ignoreErrors,
  logOut,
  waitForMail,
  PASSWORD,
  resetBrowser,
} from '../../support/people.ts'
import { anAppWithGoogle, goToProvider, submitPerson, setSignIn } from '../../support/providers.ts'
import { anOwnedApp, createName, signInAtStudio } from '../../support/studio.ts'

test.describe('the sign-in settings', () => {
  test.slow()

  test(
    'keys are set in a dialog that explains where to get them, and members see the button',
    { tag: '@rare' },
    async ({ page, browser, foyer, quiet }, info) => {
      const { owner, slug, url } = await anOwnedApp(foyer, createName(info, 'ways-in'))
      await signInAtStudio(page, foyer, owner, `/apps/${slug}/settings/general`)
      await page.getByRole('link', { name: 'Login', exact: true }).click()
      await expect(page.getByRole('switch', { name: /^Google/ })).toBeDisabled()
      await photograph(page, 'studio-sign-in-first')
      await page.getByRole('button', { name: 'Set up Google' }).click()
      const dialog = getDialog(page)
      await expect(dialog.getByText(`${url}/api/v1/auth/provider/callback/google`)).toBeVisible()
      await dialog.getByLabel('Client ID').fill('kiln')
      await dialog.getByLabel('Client secret').fill('hush')
      await dialog.getByRole('button', { name: 'Save keys' }).click()
      await expect(dialog.getByLabel('Client ID')).toHaveAccessibleDescription(
        /doesn’t look like a valid client ID/,
      )
      await photograph(page, 'studio-sign-in-google')
      await dialog.getByLabel('Client ID').fill(GOOGLE_KEYS.client_id)
      await dialog.getByLabel('Client secret').fill(GOOGLE_KEYS.client_secret)
      await dialog.getByRole('button', { name: 'Save keys' }).click()
      await expect(dialog).toBeHidden()

      await page.getByRole('button', { name: 'Set up Apple' }).click()
      await dialog.getByLabel('Services ID').fill(APPLE_KEYS.client_id)
      await dialog.getByLabel('Team ID').fill(APPLE_KEYS.team_id)
      await dialog.getByLabel('Key ID').fill(APPLE_KEYS.key_id)
      await dialog.getByLabel('Private key').fill('nonsense')
      await dialog.getByRole('button', { name: 'Save keys' }).click()
      await expect(dialog.getByLabel('Private key')).toHaveAccessibleDescription(
        /isn’t a valid Apple private key file/,
      )
      await photograph(page, 'studio-sign-in-apple')
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      await dialog
        .getByLabel('Private key')
        .fill(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
      await dialog.getByRole('button', { name: 'Save keys' }).click()
      await expect(dialog).toBeHidden()

      await page.getByRole('switch', { name: /^Google/ }).check()
      await page.getByRole('switch', { name: /^Apple/ }).check()
      await page.getByRole('switch', { name: /^Password/ }).uncheck()
      await page.getByRole('switch', { name: /^Email link/ }).uncheck()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByRole('alert')).toContainText('Keep password or email link')
      await page.getByRole('switch', { name: /^Password/ }).check()
      await page.getByRole('switch', { name: /^Email link/ }).check()
      await page.getByLabel('Allowed email domains').fill('not a domain')
      await page.getByLabel('Text above the sign-up form').fill('Use the address you booked with.')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByLabel('Allowed email domains')).toHaveAccessibleDescription(/Enter a domain/)
      await photograph(page, 'studio-sign-in-refused')
      await page.getByLabel('Allowed email domains').fill('members.example')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Login settings saved')).toBeVisible()
      await page.reload()
      await expect(page.getByRole('switch', { name: /^Google/ })).toBeChecked()
      await photograph(page, 'studio-sign-in')

      const context = await browser.newContext()
      const visitor = await context.newPage()
      await visitor.goto(`${url}/#auth`)
      for (const name of ['Continue with Google', 'Continue with Apple'])
        await expect(visitor.getByRole('button', { name })).toBeVisible()
      await photograph(visitor, 'auth-both-providers')
      await context.close()

      await page.getByRole('button', { name: 'Remove keys' }).first().click()
      await photograph(page, 'studio-sign-in-remove')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove keys' }).click()
      await expect(page.getByRole('switch', { name: /^Google/ })).not.toBeChecked()
      await expect(page.getByText('Google keys removed').first()).toBeVisible()
      ignoreErrors(quiet, 422)
    },
  )
})

test(
  'members sign in with Google, link it to their account, and unlink it',
  { tag: '@rare' },
  async ({ page, foyer, quiet }, info) => {
    test.slow()
    const { url, slug } = await anAppWithGoogle(foyer, createName(info, 'google'))
    await test.step('a new member signs up by Google, comes back by it, and sees it among their login methods', async () => {
      const email = createAddress('google', info.testId)
      await page.goto(`${url}/programs#auth`)
      const dialog = getDialog(page)
      await expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Continue with Apple' })).toHaveCount(0)
      await photograph(page, 'auth-providers')

      await dialog.getByRole('button', { name: 'Continue with Google' }).click()
      await submitPerson(page, email)
      await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Ines Duarte')
      await expect(page).not.toHaveURL(/ticket/)
      await photograph(page, 'auth-provider-sign-up')
      await dialog.getByRole('button', { name: 'Sign up', exact: true }).click()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(`${url}/programs`)

      await page.goto(`${url}/me/account/details`)
      const methods_list = page.getByRole('region', { name: 'Login methods' })
      await expect(methods_list.getByRole('button', { name: 'Unlink Google' })).toBeVisible()
      await photograph(page, 'ways-to-sign-in', { at: methods_list })
      await methods_list.getByRole('button', { name: 'Set password' }).click()
      await methods_list.getByLabel('New password').fill('short')
      await methods_list.getByRole('button', { name: 'Save' }).click()
      await expect(methods_list.getByText('Password must be longer than 6 characters')).toBeVisible()
      await photograph(page, 'ways-to-sign-in-password', { at: methods_list })
      await methods_list.getByLabel('New password').fill(PASSWORD)
      await methods_list.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Your password is set')).toBeVisible()

      await page.goto(`${url}/me/account`)
      await logOut(page)
      const back = await goToProvider(page, url, 'Google')
      const signed_in = page.waitForResponse((answer) => answer.url().endsWith('/auth/login'))
      await submitPerson(page, email)
      expect((await signed_in).status()).toBe(200)
      await expect(back).toBeHidden()
      await page.goto(`${url}/me/account`)
      await expect(page.getByRole('heading', { name: 'Ines Duarte' })).toBeVisible()
      ignoreErrors(quiet, 422)
    })
    await resetBrowser(page)
    await test.step('who has an account proves it, links Google to it, and unlinks it again', async () => {
      const email = createAddress('linked', info.testId)
      await aMember(foyer, email, 'Tom Achterberg', slug)
      const dialog = await goToProvider(page, url, 'Google')
      await submitPerson(page, email, 'Somebody Else')
      await expect(dialog.getByRole('heading', { name: 'You already have an account' })).toBeVisible()
      await photograph(page, 'auth-link-needed')
      const password = dialog.getByLabel('Password', { exact: true })
      await password.fill('not the right one')
      await dialog.getByRole('button', { name: 'Log in and link' }).click()
      await expect(dialog.getByText('Incorrect email or password.')).toBeVisible()
      await password.fill(PASSWORD)
      await dialog.getByRole('button', { name: 'Log in and link' }).click()
      await expect(page.getByText('Google is linked')).toBeVisible()
      await expect(dialog).toBeHidden()

      await page.goto(`${url}/me/account/details`)
      const methods_list = page.getByRole('region', { name: 'Login methods' })
      await methods_list.getByRole('button', { name: 'Unlink Google' }).click()
      await expect(page.getByText('Google is unlinked')).toBeVisible()
      await expect(methods_list.getByText('Not linked')).toBeVisible()

      await methods_list.getByRole('button', { name: 'Link Google' }).click()
      await submitPerson(page, createAddress('other', info.testId))
      await expect(page.getByText('Google is linked')).toBeVisible()
      await expect(page).toHaveURL(`${url}/me/account/details`)
      await expect(methods_list.getByText(createAddress('other', info.testId))).toBeVisible()
      await waitForMail(foyer, email, /Google was linked/)
      ignoreErrors(quiet, 422)
      ignoreErrors(quiet, 401)
    })
  },
)

test(
  'a visitor who cancels, or finds sign-up closed, sees what to do',
  { tag: '@rare' },
  async ({ page, foyer, quiet }, info) => {
    test.slow()
    const { url, owner } = await anAppWithGoogle(foyer, createName(info, 'back'))
    await test.step('a visitor who cancels sees no error; a stranger’s ticket opens nothing', async () => {
      const dialog = await goToProvider(page, url, 'Google')
      await page.getByRole('link', { name: 'Cancel' }).click()
      await expect(dialog.getByRole('heading', { name: 'Login canceled' })).toBeVisible()
      await expect(dialog.getByRole('alert')).toHaveCount(0)
      await photograph(page, 'auth-provider-cancelled')
      await dialog.getByRole('button', { name: 'Use your email instead' }).click()
      await expect(dialog.getByLabel('Email')).toBeVisible()

      await page.goto('about:blank')
      await page.goto(`${url}/#auth?purpose=provider&ticket=of-a-stranger`)
      await expect(dialog.getByRole('heading', { name: 'Let’s start again' })).toBeVisible()
      await expect(page).not.toHaveURL(/ticket/)
    })
    await resetBrowser(page)
    await test.step('an app without sign-up shows a notice, with its own text if it has one', async () => {
      const methods = { default: true, passwordless: true, google: true, apple: false }
      const sign_up_text = 'Use the address you booked your first session with.'
      const sign_in_input = { methods, allowed_email_domains: [], sign_up_text }
      await setSignIn({ owner }, { ...sign_in_input, is_sign_up_open: true })
      await page.goto(`${url}/#auth?step=sign_up&email=ines%40members.example`)
      const dialog = getDialog(page)
      await expect(dialog.getByText(sign_up_text)).toBeVisible()
      await setSignIn({ owner }, { ...sign_in_input, is_sign_up_open: false })
      await page.reload()
      await expect(dialog.getByRole('heading', { name: 'Sign-up is closed' })).toBeVisible()
      await photograph(page, 'auth-sign-up-closed')
      ignoreErrors(quiet, 422)
    })
  },
)
