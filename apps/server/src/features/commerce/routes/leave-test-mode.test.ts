import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aMember } from '#test/factories/identity.ts'
import { anApp, anOwner, type TestApp } from '#test/factories/apps.ts'
import { anOrder, aProduct, aPurchase, isProductOwned, MONTHLY, ONCE } from '#test/factories/commerce.ts'
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

const DAY_S = 24 * 60 * 60
const TIMEOUT = { timeout: 15_000 }
const asOwner = (app: TestApp) => api.as({ ...app.owner, slug: app.slug })
const goLive = (app: TestApp) =>
  asOwner(app).call('commerce.setPaymentSettings', { ...LIVE_STRIPE_KEYS, goes_live: true })

/** An app as owners create it, with a purchase by test money and one unpaid test order. */
async function aShopWithTestOrders() {
  const app = await anApp()
  const [once, club, pack] = [
    await aProduct(app, { versions: [ONCE] }),
    await aProduct(app, { versions: [MONTHLY] }),
    await aProduct(app, { versions: [ONCE] }),
  ]
  const member = await aMember(app)
  await aPurchase(member, once)
  await aPurchase(member, club)
  const { order_id } = await anOrder(member, pack)
  return { app, once, club, pack, member, order_id }
}

describe('an app that leaves test mode', () => {
  it('is a test app until then, and shows how many members own something by test money', async () => {
    const { app } = await aShopWithTestOrders()
    expect(await asOwner(app).call('commerce.getPaymentSettings')).toMatchObject({
      provider: 'sandbox',
      is_sandbox: true,
      test_holders: 1,
    })
    await asOwner(app).call('commerce.setPaymentSettings', STRIPE_KEYS)
    expect(await asOwner(app).call('commerce.getPaymentSettings')).toMatchObject({
      provider: 'stripe',
      is_sandbox: true,
      test_holders: 1,
    })
  })

  it('takes live keys only with the word that test money ends, and nothing changes without', async () => {
    const { app, member, once } = await aShopWithTestOrders()
    await expect(asOwner(app).call('commerce.setPaymentSettings', LIVE_STRIPE_KEYS)).rejects.toMatchObject({
      code: 'goes_live',
      status: 422,
    })
    expect(await asOwner(app).call('commerce.getPaymentSettings')).toMatchObject({ provider: 'sandbox' })
    expect(await isProductOwned(member, once)).toBe(true)
  })

  it('shuts what test money had opened, once or by plan, and lets no test order be paid any more', async () => {
    const { app, member, once, club, pack, order_id } = await aShopWithTestOrders()
    expect(await goLive(app)).toEqual({ provider: 'stripe' })
    await expect(
      api.as(member).call('commerce.confirmSandboxPayment', { order_id, card: 'succeeds' }),
    ).rejects.toMatchObject({ code: 'payments_unavailable', status: 422 })
    await vi.waitFor(async () => {
      expect([
        await isProductOwned(member, once),
        await isProductOwned(member, club),
        await isProductOwned(member, pack),
      ]).toEqual([...[false, false, false]])
    }, TIMEOUT)
    const { items } = await api.as(member).call('commerce.listSubscriptions')
    expect(items.map(({ state }) => state)).toEqual(['ended'])
    const orders = await api.inApp(app.id, (tx) =>
      tx.selectFrom('orders').select('status').where('id', '=', order_id).execute(),
    )
    expect(orders).toEqual([{ status: 'abandoned' }])
    expect(await asOwner(app).call('commerce.getPaymentSettings')).toMatchObject({
      is_sandbox: false,
      test_holders: 0,
    })
  })

  it('retains the owner’s grants, and sells the same product again for real money', async () => {
    const { app, member, once, pack } = await aShopWithTestOrders()
    const { subscriber_id } = member
    await asOwner(app).call('access.grantEntitlement', { subscriber_id, product_id: pack.id })
    await goLive(app)
    await vi.waitFor(async () => expect(await isProductOwned(member, once)).toBe(false), TIMEOUT)
    expect(await isProductOwned(member, pack)).toBe(true)
    stripe.bank.livemode = true
    const intent = await anOrder(member, once)
    stripe.bank.livemode = false
    expect(intent).toMatchObject({ status: 'requires_payment' })
  })

  it('uses real time, which cannot be moved, and no grant of a moved clock applies later', async () => {
    const app = await anApp()
    const product = await aProduct(app)
    await asOwner(app).call('apps.moveClock', { forward_seconds: 40 * DAY_S })
    const member = await aMember(app)
    await aPurchase(member, product)
    await goLive(app)
    await expect(asOwner(app).call('apps.moveClock', { forward_seconds: DAY_S })).rejects.toMatchObject({
      status: 422,
    })
    const row = await api.database.control
      .selectFrom('apps')
      .select(['is_sandbox', 'clock_offset_ms'])
      .where('id', '=', app.id)
      .executeTakeFirst()
    expect({ ...row, clock_offset_ms: Number(row?.clock_offset_ms) }).toEqual({
      is_sandbox: false,
      clock_offset_ms: 0,
    })
    await vi.waitFor(async () => {
      const open = await api.inApp(app.id, (tx) =>
        tx.selectFrom('purchases').select('id').where('ended_at', 'is', null).execute(),
      )
      expect(open).toEqual([])
    }, TIMEOUT)
    const rights = await api.inApp(app.id, (tx) =>
      tx.selectFrom('entitlements').select(['kind', 'starts_at']).orderBy('id').execute(),
    )
    const [granted, revoked] = rights
    expect(revoked?.kind).toBe('revocation')
    expect(revoked?.starts_at).toEqual(granted?.starts_at)
  })

  it('never returns to test mode: without a key nobody can pay, and test keys are refused', async () => {
    const { app, member, once } = await aShopWithTestOrders()
    await goLive(app)
    await expect(asOwner(app).call('commerce.setPaymentSettings', STRIPE_KEYS)).rejects.toMatchObject({
      code: 'test_key_refused',
      status: 422,
    })
    expect(
      await asOwner(app).call('commerce.setPaymentSettings', { publishable_key: '', secret_key: '' }),
    ).toEqual({ provider: 'none' })
    await vi.waitFor(async () => expect(await isProductOwned(member, once)).toBe(false), TIMEOUT)
    await expect(anOrder(member, once)).rejects.toMatchObject({ code: 'payments_unavailable' })
  })
})

describe('POST /studio/payments/leave_test_mode', () => {
  it('ends test money in an app without keys of Stripe, once', async () => {
    const { app, member, club } = await aShopWithTestOrders()
    expect(await asOwner(app).call('commerce.leaveTestMode')).toEqual({ provider: 'none' })
    expect(await asOwner(app).call('commerce.leaveTestMode')).toEqual({ provider: 'none' })
    await vi.waitFor(async () => expect(await isProductOwned(member, club)).toBe(false), TIMEOUT)
    const { entries } = await asOwner(app).call('team.listTeamLog', {})
    expect(entries.filter(({ action }) => action === 'test_mode_left')).toHaveLength(1)
  })

  it('is allowed only for the owner and account admins of this account', async () => {
    const [app, stranger] = [await anApp(), await anOwner()]
    await expect(
      api.as({ ...stranger, slug: app.slug }).call('commerce.leaveTestMode'),
    ).rejects.toMatchObject({ status: 404 })
    expect(await asOwner(app).call('commerce.getPaymentSettings')).toMatchObject({ is_sandbox: true })
  })
})
