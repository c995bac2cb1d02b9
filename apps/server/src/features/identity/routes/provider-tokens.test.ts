import { createSecretKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '#test/factories/apps.ts'
import {
  aPageCaller,
  aProviderApp,
  startProviderFlow,
  returnToApp,
  readReturn,
} from '#test/factories/providers.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { startForgingIssuer, type ForgingIssuer } from '#test/stand-ins/oidc/forging-issuer.ts'
import { GOOGLE_KEYS } from '#test/stand-ins/oidc/oidc-stand-in.ts'

let api: TestServer
let app: TestApp
let issuer: ForgingIssuer
beforeAll(async () => {
  api = await aServer()
  issuer = await startForgingIssuer()
  api.services.addresses.sign_in_issuers = { google: issuer.address, apple: issuer.address }
  app = await aProviderApp()
})
afterAll(() => issuer.close())

const now = () => Math.floor(Date.now() / 1000)
const EMAIL = 'victim@provider.example'

type Forgery = {
  claims?: Record<string, unknown>
  alg?: string
  key?: () => KeyObject
  kid?: string
}

/** A token that is good but for what the forgery changes. */
function aToken(nonce: string, { claims = {}, alg = 'RS256', key, kid = 'one' }: Forgery = {}) {
  const good = {
    iss: issuer.address,
    aud: GOOGLE_KEYS.client_id,
    sub: 'a subject',
    nonce,
    iat: now(),
    exp: now() + 300,
    email: EMAIL,
    email_verified: true,
    name: 'Ines Duarte',
  }
  return new SignJWT({ ...good, ...claims }).setProtectedHeader({ alg, kid }).sign(key ? key() : issuer.key)
}

/** Runs a flow to the return with a code; the issuer responds as prepared. */
async function completeFlow(prepare: (nonce: string) => Promise<void>, extra: Record<string, string> = {}) {
  const { url, flow } = await startProviderFlow(aPageCaller(app), { provider: 'google' })
  const query = new URL(url).searchParams
  await prepare(query.get('nonce') ?? '')
  const path = '/api/v1/auth/provider/callback/google'
  const fields = { state: query.get('state') ?? '', code: 'a code', ...extra }
  const answer = await returnToApp(app, { method: 'GET', path, fields })
  return { ...readReturn(answer), flow }
}

const withToken = (forgery: Forgery) =>
  completeFlow(async (nonce) => issuer.answers({ id_token: await aToken(nonce, forgery) }))

describe('an ID token', () => {
  it('that is valid returns a ticket', async () => {
    const { ticket, flow } = await withToken({})
    expect(ticket).not.toBeNull()
    await expect(
      api
        .as(aPageCaller(app))
        .call('identity.login', { provider: 'google', provider_id: ticket ?? '', flow }),
    ).rejects.toMatchObject({ code: 'sign_up_needed' })
  })

  const strangers = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const published = () =>
    createSecretKey(Buffer.from(issuer.public_key.export({ type: 'spki', format: 'pem' }).toString()))
  const forgeries: [what: string, forgery: Forgery][] = [
    ['for another audience', { claims: { aud: 'somebody-else' } }],
    ['for several audiences', { claims: { aud: [GOOGLE_KEYS.client_id, 'somebody-else'] } }],
    [
      'for several audiences and another party',
      { claims: { aud: [GOOGLE_KEYS.client_id, 'somebody-else'], azp: 'somebody-else' } },
    ],
    ['for another party', { claims: { azp: 'somebody-else' } }],
    ['of another issuer', { claims: { iss: 'https://accounts.google.com' } }],
    ['with another nonce', { claims: { nonce: 'replayed' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['without a subject', { claims: { sub: undefined } }],
    ['that has expired', { claims: { iat: now() - 900, exp: now() - 600 } }],
    ['without an end', { claims: { exp: undefined } }],
    ['signed by a stranger’s key', { key: () => strangers }],
    ['signed by a key that nobody knows', { kid: 'two' }],
    ['signed by the published key as a secret', { alg: 'HS256', key: published }],
    [
      'signed by the client’s own secret',
      { alg: 'HS256', key: () => createSecretKey(Buffer.from(GOOGLE_KEYS.client_secret.padEnd(32))) },
    ],
    ['signed by another algorithm', { alg: 'ES256', key: () => ec }],
    ['signed by a stronger algorithm than agreed', { alg: 'RS512' }],
  ]
  it.each(forgeries)('%s brings none', async (_what, forgery) => {
    expect(await withToken(forgery)).toMatchObject({ ticket: null, error: 'failed' })
  })

  it('that is not signed returns no ticket', async () => {
    const outcome = await completeFlow(async (nonce) => {
      const token = new UnsecuredJWT({ nonce, email: EMAIL, email_verified: true })
        .setIssuer(issuer.address)
        .setAudience(GOOGLE_KEYS.client_id)
        .setSubject('a subject')
        .setIssuedAt()
        .setExpirationTime('5m')
      issuer.answers({ id_token: token.encode() })
    })
    expect(outcome).toMatchObject({ ticket: null, error: 'failed' })
  })

  it('that is truncated returns no ticket', async () => {
    const outcome = await completeFlow(async (nonce) => {
      const token = await aToken(nonce)
      issuer.answers({ id_token: `${token.slice(0, -4)}AAAA` })
    })
    expect(outcome).toMatchObject({ ticket: null, error: 'failed' })
  })

  it('is also read in the format of Apple for whether an address is verified', async () => {
    for (const [email_verified, code] of [
      ['true', 'sign_up_needed'],
      ['false', 'email_not_verified'],
      [undefined, 'email_not_verified'],
      [1, 'email_not_verified'],
    ] as const) {
      const claims = { email_verified, sub: `subject ${email_verified}` }
      const { ticket, flow } = await withToken({ claims })
      await expect(
        api
          .as(aPageCaller(app))
          .call('identity.login', { provider: 'google', provider_id: ticket ?? '', flow }),
      ).rejects.toMatchObject({ code })
    }
  })
})

describe('a provider', () => {
  it.each([
    ['is ill', { status: 500, body: '' }, 'unavailable'],
    ['asks for patience', { status: 429, body: '' }, 'unavailable'],
    ['floods', { status: 200, body: `{"a":"${'x'.repeat(400_000)}"}` }, 'unavailable'],
    ['speaks nonsense', { status: 200, body: '<html>' }, 'failed'],
    ['does not know the keys', { status: 401, body: '{"error":"invalid_client"}' }, 'failed'],
    ['sends away', { status: 302, body: '' }, 'failed'],
  ])('that %s leads back in words', async (_what, answer, error) => {
    const outcome = await completeFlow(async () => issuer.answers(answer))
    expect(outcome).toMatchObject({ ticket: null, error })
    expect(api.logged()).not.toContain(GOOGLE_KEYS.client_secret)
  })

  it('that does not accept the keys is logged for the operator with its error code', async () => {
    await completeFlow(async () => issuer.answers({ status: 401, body: '{"error":"invalid_client"}' }))
    expect(api.logged()).toContain('invalid_client')
  })

  it('that does not respond is given up after five seconds', { timeout: 20_000 }, async () => {
    const started_at = performance.now()
    const outcome = await completeFlow(async () => issuer.answers({ silent_ms: 15_000 }))
    expect(outcome).toMatchObject({ ticket: null, error: 'unavailable' })
    expect(performance.now() - started_at).toBeLessThan(8_000)
  })

  it('that sends a wrong issuer on return is not called', async () => {
    const outcome = await completeFlow(async (nonce) => issuer.answers({ id_token: await aToken(nonce) }), {
      iss: 'https://evil.example',
    })
    expect(outcome).toMatchObject({ ticket: null, error: 'failed' })
  })

  it('that cannot be reached is reported before the redirect', async () => {
    api.services.addresses.sign_in_issuers = { google: 'http://127.0.0.1:9', apple: issuer.address }
    await expect(startProviderFlow(aPageCaller(app), { provider: 'google' })).rejects.toMatchObject({
      status: 503,
      code: 'provider_unavailable',
      retry_after: 15,
    })
    api.services.addresses.sign_in_issuers = { google: issuer.address, apple: issuer.address }
  })

  it('whose keys were encrypted with another server key is unavailable', async () => {
    const own = await aProviderApp()
    await api.inApp(own.id, (tx) => tx.updateTable('app_sso_keys').set({ sealed_by: 'another' }).execute())
    await expect(startProviderFlow(aPageCaller(own), { provider: 'google' })).rejects.toMatchObject({
      code: 'provider_unavailable',
    })
  })
})
