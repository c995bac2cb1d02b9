import { generateKeyPairSync } from 'node:crypto'
import { afterAll } from 'vitest'
import type { OutputFor } from '@foyer/contract/client'
import type { SsoProvider } from '@foyer/contract/identity/provider-shapes'
import { aServer, type Caller, type RawAnswer } from '../harness.ts'
import { browse, type Returned } from '../stand-ins/oidc/browse.ts'
import {
  APPLE_KEYS,
  GOOGLE_KEYS,
  startOidcStandIn,
  type OidcStandIn,
} from '../stand-ins/oidc/oidc-stand-in.ts'
import type { StandInPerson } from '../stand-ins/oidc/people.ts'
import { aGuest } from './identity.ts'
import { anApp, type TestApp } from './apps.ts'

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** The private key of the tests as Apple hands one out. */
export const APPLE_PRIVATE_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

/** Starts sign-in providers for one test file; the server under test uses them from now on. */
export async function someProviders(): Promise<Record<SsoProvider, OidcStandIn>> {
  const api = await aServer()
  const google = await startOidcStandIn({ kind: 'google' })
  const apple = await startOidcStandIn({ kind: 'apple', apple_key: publicKey })
  api.services.addresses.sign_in_issuers = { google: google.issuer, apple: apple.issuer }
  afterAll(async () => {
    await Promise.all([google.close(), apple.close()])
  })
  return { google, apple }
}

type SignInOptions = Partial<
  Pick<OutputFor<'apps.getSignIn'>, 'is_sign_up_open' | 'allowed_email_domains' | 'sign_up_text'> & {
    methods: Partial<OutputFor<'apps.getSignIn'>['methods']>
  }
>

/** Changes how people sign in to an app, as its owner. */
export async function setSignIn(app: TestApp, { methods, ...options }: SignInOptions): Promise<void> {
  const api = await aServer()
  const owner = api.as({ ...app.owner, slug: app.slug })
  const { google: _g, apple: _a, changes: _c, ...now } = await owner.call('apps.getSignIn')
  await owner.call('apps.saveSignIn', { ...now, ...options, methods: { ...now.methods, ...methods } })
}

/** An app with keys at both providers, and both switched on. */
export async function aProviderApp(overrides: Parameters<typeof anApp>[0] = {}): Promise<TestApp> {
  const api = await aServer()
  const app = await anApp(overrides)
  const owner = api.as({ ...app.owner, slug: app.slug })
  await owner.call('apps.saveSsoKeys', { provider: 'google', ...GOOGLE_KEYS })
  await owner.call('apps.saveSsoKeys', { provider: 'apple', ...APPLE_KEYS, private_key: APPLE_PRIVATE_KEY })
  await setSignIn(app, { methods: { google: true, apple: true } })
  return app
}

/** Returns a caller on a page of the app in a browser, with its origin headers. */
export function aPageCaller(app: Pick<TestApp, 'slug'>, caller: Caller = {}): Caller & { slug: string } {
  const headers = { ...caller.headers, origin: `http://${app.slug}.localhost` }
  return { ...caller, slug: app.slug, headers }
}

let people_count = 0

/** Creates a person whom only a provider knows. */
export function aPerson(overrides: Partial<StandInPerson> = {}): StandInPerson {
  people_count += 1
  const email = `someone-${people_count}-${Date.now().toString(36)}@provider.example`
  return { sub: `subject of ${email}`, email, email_verified: true, name: 'Ines Duarte', ...overrides }
}

type ProviderStart = { provider: SsoProvider; intent?: 'sign_in' | 'link' }

/** Starts a sign-in at the app's page; returns the provider's address and the page's secret. */
export async function startProviderFlow(page: Caller, { provider, intent = 'sign_in' }: ProviderStart) {
  return (await aServer()).as(page).call('identity.startProvider', { provider, intent })
}

/** Sends a browser back to an app. */
export async function returnToApp(
  app: Pick<TestApp, 'slug'>,
  { method, path, fields }: Returned,
): Promise<RawAnswer> {
  const api = await aServer()
  const host = `${app.slug}.localhost`
  const text = new URLSearchParams(fields).toString()
  if (method === 'GET') return api.raw('GET', `${path}?${text}`, { host })
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' }
  return api.raw('POST', path, { host, headers, body: text })
}

/** What the page finds behind the hash of the address that it was sent to. */
export function readReturn({ headers }: Pick<RawAnswer, 'headers'>): {
  ticket: string | null
  error: string | null
} {
  const query = new URLSearchParams(String(headers['location']).split('#auth?')[1])
  return { ticket: query.get('ticket'), error: query.get('error') }
}

/** Returns a ticket, with all that redeems it, after a person has returned from a provider. */
export async function aTicket(
  app: Pick<TestApp, 'slug'>,
  page: Caller,
  { person, ...provider_start }: ProviderStart & { person: StandInPerson },
): Promise<{ provider: SsoProvider; provider_id: string; flow: string }> {
  const { url, flow } = await startProviderFlow(page, provider_start)
  const answer = await returnToApp(app, await browse(url, person))
  const { ticket, error } = readReturn(answer)
  if (ticket === null) throw new Error(`The provider sent back: ${error} (${answer.status} ${answer.text})`)
  return { provider: provider_start.provider, provider_id: ticket, flow }
}

type Ticket = Awaited<ReturnType<typeof aTicket>>

/** Redeems a ticket on a page. */
export async function redeemTicket(page: Caller, ticket: Ticket): Promise<OutputFor<'identity.login'>> {
  return (await aServer()).as(page).call('identity.login', ticket)
}

/** Completes a first sign-in by a ticket. */
export async function signUpByTicket(page: Caller, ticket: Ticket): Promise<OutputFor<'identity.signUp'>> {
  return (await aServer()).as(page).call('identity.signUp', { ...ticket, name: 'Ines Duarte' })
}

/** Signs a person up by a provider; returns the page on which they are signed in. */
export async function aMemberSignedUpBy(
  app: TestApp,
  person: StandInPerson,
  provider: SsoProvider = 'google',
) {
  const page = aPageCaller(app, aGuest(app))
  const ticket = await aTicket(app, page, { provider, person })
  const { authentication_token: token, user } = await signUpByTicket(page, ticket)
  return { page: { ...page, token }, user }
}
