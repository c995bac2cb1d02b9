import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMember } from '#test/factories/identity.ts'
import { anApp, anOwner, type TestApp } from '#test/factories/apps.ts'
import { aPage, usePlainRenderer, get, publishApp } from '#test/factories/pages.ts'
import { aStripe } from '#test/factories/stripe.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { LIVE_STRIPE_KEYS, STRIPE_KEYS, type StripeStandIn } from '#test/stand-ins/stripe/stripe-stand-in.ts'

let api: TestServer
let stripe: StripeStandIn

beforeAll(async () => {
  api = await aServer()
  stripe = await aStripe()
})

afterAll(() => stripe.close())

const asOwner = (app: TestApp) => api.as({ ...app.owner, slug: app.slug })

describe('PUT /studio/payments', () => {
  it('enables Stripe with keys that Stripe accepts, and never returns a secret', async () => {
    const app = await anApp()
    expect(await asOwner(app).call('commerce.getPaymentSettings')).toEqual({
      is_sandbox: true,
      test_holders: 0,
      provider: 'sandbox',
      publishable_key: '',
      has_secret_key: false,
      has_webhook_secret: false,
      grace_days: 14,
      webhook_url: `http://${app.slug}.localhost/api/v1/webhooks/stripe`,
    })
    expect(await asOwner(app).call('commerce.setPaymentSettings', STRIPE_KEYS)).toEqual({
      provider: 'stripe',
    })
    const settings = await asOwner(app).call('commerce.getPaymentSettings')
    expect(settings).toMatchObject({
      provider: 'stripe',
      publishable_key: STRIPE_KEYS.publishable_key,
      has_secret_key: true,
      has_webhook_secret: true,
    })
    expect(JSON.stringify(settings)).not.toContain('sk_test')
    const { publishable_key } = STRIPE_KEYS
    const setGrace = (grace_days: number) =>
      asOwner(app).call('commerce.setPaymentSettings', { publishable_key, grace_days })
    await setGrace(21)
    for (const days of [0, 61]) await expect(setGrace(days)).rejects.toMatchObject({ code: 'invalid' })
    expect((await asOwner(app).call('commerce.getPaymentSettings')).grace_days).toBe(21)
  })

  it('lets members’ pages load Stripe while its keys are set, and no page else', async () => {
    await usePlainRenderer()
    const app = await anApp({ is_sandbox: false })
    await aPage(app, { path: '/', title: 'Home' })
    await publishApp(app)
    const readSettings = (etag = '') => get(app, '/', etag === '' ? {} : { 'if-none-match': etag })
    const set = (secret_key: string, publishable_key: string) =>
      asOwner(app).call('commerce.setPaymentSettings', { secret_key, publishable_key })

    const before = await readSettings()
    expect(JSON.stringify(before.headers)).not.toContain('stripe.com')

    await set(LIVE_STRIPE_KEYS.secret_key, LIVE_STRIPE_KEYS.publishable_key)
    const during = await readSettings(String(before.headers['etag']))
    expect(during.status).toBe(200)
    const policy = String(during.headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/js\.stripe\.com;/)
    expect(policy).toMatch(/connect-src 'self' https:\/\/api\.stripe\.com /)
    expect(during.headers['permissions-policy']).toContain('payment=(self "https://js.stripe.com")')
    const studio = await api.raw('GET', '/')
    expect(JSON.stringify(studio.headers)).not.toContain('stripe.com')

    await set('', '')
    const after = await readSettings(String(during.headers['etag']))
    expect(after.headers).toEqual({ ...before.headers, date: expect.any(String) })
  })

  it('stores the secrets sealed', async () => {
    const app = await anApp()
    await asOwner(app).call('commerce.setPaymentSettings', STRIPE_KEYS)
    const rows = await api.inApp(app.id, (tx) => tx.selectFrom('payment_settings').selectAll().execute())
    const stored = await api.inApp(app.id, (tx) => tx.selectFrom('idempotency_keys').selectAll().execute())
    for (const secret of [STRIPE_KEYS.secret_key, STRIPE_KEYS.webhook_secret]) {
      expect(JSON.stringify([rows, stored])).not.toContain(secret)
    }
  })

  it('retains a secret that is missing and removes one that is empty', async () => {
    const app = await anApp({ is_sandbox: false })
    const set = (input: { publishable_key: string; secret_key?: string; webhook_secret?: string }) =>
      asOwner(app).call('commerce.setPaymentSettings', input)
    await set(LIVE_STRIPE_KEYS)
    expect(await set({ publishable_key: 'pk_live_standin0002' })).toEqual({ provider: 'stripe' })
    expect(await asOwner(app).call('commerce.getPaymentSettings')).toMatchObject({
      has_secret_key: true,
      has_webhook_secret: true,
    })
    expect(await set({ publishable_key: '', secret_key: '', webhook_secret: '' })).toEqual({
      provider: 'none',
    })
    expect(await asOwner(app).call('commerce.getPaymentSettings')).toMatchObject({
      has_secret_key: false,
      has_webhook_secret: false,
    })
  })

  it.each([
    ['a secret key that Stripe does not know', { ...STRIPE_KEYS, secret_key: 'sk_test_someoneelse' }],
    ['keys of two modes', { ...STRIPE_KEYS, publishable_key: 'pk_live_standin0001' }],
    [
      'the secret key in the place of the public one',
      { ...STRIPE_KEYS, publishable_key: STRIPE_KEYS.secret_key },
    ],
    ['a secret key without a public one', { ...STRIPE_KEYS, publishable_key: '' }],
    ['a text that is no webhook secret', { ...STRIPE_KEYS, webhook_secret: 'hello' }],
  ])('refuses %s', async (_what, keys) => {
    const app = await anApp()
    await expect(asOwner(app).call('commerce.setPaymentSettings', keys)).rejects.toMatchObject({
      code: 'key_refused',
      status: 422,
    })
    expect(await asOwner(app).call('commerce.getPaymentSettings')).toMatchObject({ provider: 'sandbox' })
  })

  it('stores nothing while Stripe is unavailable', async () => {
    const app = await anApp()
    stripe.setUnreachable(true)
    await expect(asOwner(app).call('commerce.setPaymentSettings', STRIPE_KEYS)).rejects.toMatchObject({
      code: 'unavailable',
      status: 503,
    })
    stripe.setUnreachable(false)
    expect(await asOwner(app).call('commerce.getPaymentSettings')).toMatchObject({ has_secret_key: false })
  })

  it('is allowed only for account admins; admins may read', async () => {
    const app = await anApp()
    const admin = await anOwner({ account_id: app.account_id, role: 'admin' })
    const account_admin = await anOwner({ account_id: app.account_id, role: 'account_admin' })
    const as = (who: object) => api.as({ ...who, slug: app.slug })
    await expect(as(admin).call('commerce.setPaymentSettings', STRIPE_KEYS)).rejects.toMatchObject({
      status: 403,
    })
    await expect(as(admin).call('commerce.getPaymentSettings')).resolves.toMatchObject({
      provider: 'sandbox',
    })
    await expect(as(account_admin).call('commerce.setPaymentSettings', STRIPE_KEYS)).resolves.toEqual({
      provider: 'stripe',
    })
    const outsiders = [await anOwner(), {}, await aMember(app)]
    for (const who of outsiders) {
      await expect(as(who).call('commerce.getPaymentSettings')).rejects.toMatchObject({
        status: expect.toBeOneOf([401, 404]),
      })
      await expect(as(who).call('commerce.setPaymentSettings', STRIPE_KEYS)).rejects.toMatchObject({
        status: expect.toBeOneOf([401, 404]),
      })
    }
  })
})
