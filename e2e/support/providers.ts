import { expect, type Locator, type Page } from '@playwright/test'
import type { InputFor } from '@foyer/contract/client'
import { APPLE_KEYS, GOOGLE_KEYS } from '../../apps/server/test/stand-ins/oidc/oidc-stand-in.ts'
import type { Foyer } from './fixtures.ts'
import { getDialog } from './people.ts'
import { anOwnedApp, type OwnedApp } from './studio.ts'

const METHODS = { default: true, passwordless: true, google: false, apple: false }
const OPEN = { is_sign_up_open: true, allowed_email_domains: [], sign_up_text: '' }

/** Sets how people sign in to an app, whatever was set before. */
export async function setSignIn(
  { owner }: Pick<OwnedApp, 'owner'>,
  input: Omit<InputFor<'apps.saveSignIn'>, 'revision'>,
): Promise<void> {
  const { revision } = await owner.call('apps.getSignIn', {})
  await owner.call('apps.saveSignIn', { ...input, revision })
}

/** Creates an app whose owner has set up Google. */
export async function anAppWithGoogle(foyer: Foyer, slug: string): Promise<OwnedApp> {
  const app = await anOwnedApp(foyer, slug, { kit: 'strength' })
  await app.owner.call('apps.saveSsoKeys', { provider: 'google', ...GOOGLE_KEYS })
  await setSignIn(app, { methods: { ...METHODS, google: true }, ...OPEN })
  return app
}

/** Creates an app whose owner has set up Apple, with the private key of the stand-in's public key. */
export async function anAppWithApple(
  foyer: Foyer,
  slug: string,
  private_key = process.env['FOYER_E2E_APPLE_KEY'] ?? '',
): Promise<OwnedApp> {
  const app = await anOwnedApp(foyer, slug, { kit: 'strength' })
  await app.owner.call('apps.saveSsoKeys', { provider: 'apple', ...APPLE_KEYS, private_key })
  await setSignIn(app, { methods: { ...METHODS, apple: true }, ...OPEN })
  return app
}

/** Clears the stand-in's cookies, so that it asks for the person again, as Apple always does. */
async function clearProviderCookies(page: Page): Promise<void> {
  await page.context().clearCookies({ domain: '127.0.0.1' })
}

/** Opens a provider from the sign-in dialog of an app. */
export async function goToProvider(
  page: Page,
  address: string,
  provider: 'Google' | 'Apple',
): Promise<Locator> {
  await page.goto('about:blank')
  await clearProviderCookies(page)
  await page.goto(`${address}/#auth`)
  const dialog = getDialog(page)
  await dialog.getByRole('button', { name: `Continue with ${provider}` }).click()
  await expect(page.getByRole('heading', { name: 'Who is here?' })).toBeVisible()
  return dialog
}

/** Submits a person on the stand-in's sign-in page. */
export async function submitPerson(page: Page, email: string, name = 'Ines Duarte'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Who is here?' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
