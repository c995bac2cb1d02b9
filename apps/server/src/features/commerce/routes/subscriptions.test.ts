import { beforeAll, describe, expect, it } from 'vitest'
import { setAppAccess } from '#test/factories/access.ts'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import {
  anOrder,
  aProduct,
  aPurchase,
  isProductOwned,
  MONTHLY,
  TRIAL,
  type TestProduct,
} from '#test/factories/commerce.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})

const DAY_S = 24 * 60 * 60
const TIMEOUT = { timeout: 15_000 }
const refusal = (code: string, status = 422) => ({ code, status })

/** Every test has its own app, because its clock is moved. */
async function aShop(
  version = MONTHLY,
): Promise<{ app: TestApp; product: TestProduct; member: Awaited<ReturnType<typeof aMember>> }> {
  const app = await anApp()
  return { app, product: await aProduct(app, { versions: [version] }), member: await aMember(app) }
}

const moveClock = (app: TestApp, days: number) =>
  api.as({ ...app.owner, slug: app.slug }).call('apps.moveClock', { forward_seconds: days * DAY_S })

async function readSubscription(member: Caller) {
  const { items } = await api.as(member).call('commerce.listSubscriptions')
  const [subscription] = items
  if (!subscription) throw new Error('The member has no subscription.')
  return subscription
}

const stateOf = async (member: Caller) => (await readSubscription(member)).state

async function paymentsOf(app: TestApp, { subscriber_id }: { subscriber_id: string }) {
  return api.inApp(app.id, async (tx) => ({
    payments: await tx
      .selectFrom('payments')
      .select(['amount', 'paid_at'])
      .where('subscriber_id', '=', subscriber_id)
      .orderBy('paid_at')
      .execute(),
    invoices: await tx
      .selectFrom('invoices')
      .select(['uuid', 'total'])
      .where('subscriber_id', '=', subscriber_id)
      .execute(),
  }))
}

describe('a sandbox subscription', () => {
  it('runs for the paid month', async () => {
    const { app, product, member } = await aShop()
    await aPurchase(member, product)
    const next = new Date(api.clock.now())
    expect(await readSubscription(member)).toMatchObject({
      product_id: product.id,
      title: 'Strength Club',
      state: 'active',
      amount: 2900,
      currency: 'EUR',
      interval: 'month',
      interval_count: 1,
      trial_ends_at: null,
      cancel_at_period_end: false,
      is_test: true,
    })
    expect(
      new Date((await readSubscription(member)).current_period_ends_at).getTime() - next.getTime(),
    ).toBeGreaterThan(27 * DAY_S * 1000)
    expect(await isProductOwned(member, product)).toBe(true)
    const detail = await api
      .as({ ...app.owner, slug: app.slug })
      .call('members.showMember', { id: member.user_id })
    expect(detail.purchases).toMatchObject([
      { status: 'active', renews_at: (await readSubscription(member)).current_period_ends_at },
    ])
  })

  it('renews by itself, with a payment and an invoice for each month', async () => {
    const { app, product, member } = await aShop()
    await aPurchase(member, product)
    const first = (await readSubscription(member)).current_period_ends_at
    await moveClock(app, 70)
    await expect.poll(async () => (await paymentsOf(app, member)).payments.length, TIMEOUT).toBe(3)
    const { payments, invoices } = await paymentsOf(app, member)
    expect(payments.map((payment) => payment.amount)).toEqual([2900, 2900, 2900])
    expect(payments[1]?.paid_at.toISOString()).toBe(first)
    expect(new Set(invoices.map((invoice) => invoice.uuid)).size).toBe(3)
    expect(await stateOf(member)).toBe('active')
    expect(await isProductOwned(member, product)).toBe(true)
  })

  it('starts with a free trial and is then paid', async () => {
    const { app, product, member } = await aShop(TRIAL)
    expect(await anOrder(member, product)).toMatchObject({ kind: 'setup_intent', final_amount: 0 })
    await aPurchase(member, product)
    expect(await stateOf(member)).toBe('trialing')
    expect(await isProductOwned(member, product)).toBe(true)
    expect((await paymentsOf(app, member)).payments).toEqual([])
    await moveClock(app, 15)
    await expect.poll(() => stateOf(member), TIMEOUT).toBe('active')
    expect((await paymentsOf(app, member)).payments).toMatchObject([{ amount: 2900 }])
  })

  it('has a free trial once for each member and product, as card, preview and intent say', async () => {
    const { app, product, member } = await aShop(TRIAL)
    await aPurchase(member, product)
    const { id } = await readSubscription(member)
    await api.as(member).call('commerce.cancelSubscription', { id })
    await moveClock(app, 15)
    await expect.poll(() => stateOf(member), TIMEOUT).toBe('ended')
    const card = await api.as(member).call('commerce.getProduct', { id: product.id })
    expect(card).toMatchObject({ has_had_trial: true, versions: [{ trial_days: 0 }] })
    const preview = await api.as(member).call('commerce.previewOrder', { id: product.id })
    expect(preview).toMatchObject({
      final_amount: 2900,
      tried_products: [product.id],
      lines: [{ trial_ends_at: null }],
    })
    expect(await anOrder(member, product)).toMatchObject({ kind: 'payment_intent', final_amount: 2900 })
    const other = await api.as(await aMember(app)).call('commerce.getProduct', { id: product.id })
    expect(other).toMatchObject({ has_had_trial: false, versions: [{ trial_days: 14 }] })
  })

  it('falls behind when its card expires, stays open for the days of grace, and ends', async () => {
    const { app, product, member } = await aShop()
    await aPurchase(member, product, { card: 'expires' })
    await moveClock(app, 32)
    await expect.poll(() => stateOf(member), TIMEOUT).toBe('past_due')
    expect(await isProductOwned(member, product)).toBe(true)
    const login = await api
      .as({ slug: app.slug })
      .call('identity.login', { email: member.email, password: 'long grass in june' })
    expect(login.past_due_subscriptions).toEqual([
      { id: (await readSubscription(member)).id, product_id: product.id },
    ])
    await moveClock(app, 15)
    await expect.poll(() => stateOf(member), TIMEOUT).toBe('ended')
    expect(await isProductOwned(member, product)).toBe(false)
    const owner = api.as({ ...app.owner, slug: app.slug })
    const { items } = await owner.call('commerce.listOrders')
    const { timeline } = await owner.call('commerce.getStudioOrder', { id: items[0]?.id ?? '' })
    expect(timeline.filter(({ kind }) => kind === 'ended_unpaid')).toMatchObject([{ text: 'Strength Club' }])
    await aPurchase(member, product)
    expect(await isProductOwned(member, product)).toBe(true)
  })

  it('continues once the member pays the amount due', async () => {
    const { app, product, member } = await aShop()
    await aPurchase(member, product, { card: 'expires' })
    const { id } = await readSubscription(member)
    const pay = (card?: 'succeeds' | 'declines' | 'needs_authentication', is_authenticated = false) =>
      api.as(member).call('commerce.paySubscription', { id, is_authenticated, ...(card ? { card } : {}) })
    await expect(pay('succeeds')).rejects.toMatchObject(refusal('nothing_due'))
    await moveClock(app, 32)
    await expect.poll(() => stateOf(member), TIMEOUT).toBe('past_due')
    await expect(pay()).rejects.toMatchObject(refusal('payment_failed'))
    await expect(pay('declines')).rejects.toMatchObject(refusal('payment_failed'))
    expect(await pay('needs_authentication')).toMatchObject({ status: 'requires_action' })
    expect(await stateOf(member)).toBe('past_due')
    expect(await pay('needs_authentication', true)).toMatchObject({ status: 'succeeded', final_amount: 2900 })
    expect(await stateOf(member)).toBe('active')
    expect((await paymentsOf(app, member)).payments).toHaveLength(2)
    await expect(pay('succeeds')).rejects.toMatchObject(refusal('nothing_due'))
  })

  it('runs until the end of the paid month once canceled, and is not renewed', async () => {
    const { app, product, member } = await aShop()
    await aPurchase(member, product)
    const { id } = await readSubscription(member)
    expect(await api.as(member).call('commerce.cancelSubscription', { id })).toMatchObject({
      state: 'canceled',
      cancel_at_period_end: true,
    })
    await expect(api.as(member).call('commerce.cancelSubscription', { id })).rejects.toMatchObject(
      refusal('already_canceled', 409),
    )
    await moveClock(app, 20)
    expect(await isProductOwned(member, product)).toBe(true)
    await moveClock(app, 12)
    await expect.poll(() => stateOf(member), TIMEOUT).toBe('ended')
    expect(await isProductOwned(member, product)).toBe(false)
    expect((await paymentsOf(app, member)).payments).toHaveLength(1)
  })

  it('renews again once its cancellation is withdrawn', async () => {
    const { app, product, member } = await aShop()
    await aPurchase(member, product)
    const { id } = await readSubscription(member)
    const resume = () => api.as(member).call('commerce.resumeSubscription', { id })
    await expect(resume()).rejects.toMatchObject(refusal('not_canceled', 409))
    await api.as(member).call('commerce.cancelSubscription', { id })
    expect(await resume()).toMatchObject({ state: 'active', cancel_at_period_end: false })
    await moveClock(app, 32)
    await expect.poll(async () => (await paymentsOf(app, member)).payments.length, TIMEOUT).toBe(2)
    expect(await stateOf(member)).toBe('active')
  })

  it('cannot be resumed once its period is over, whichever comes first', async () => {
    const { app, product, member } = await aShop()
    await aPurchase(member, product)
    const { id } = await readSubscription(member)
    await api.as(member).call('commerce.cancelSubscription', { id })
    await moveClock(app, 32)
    const resume = () => api.as(member).call('commerce.resumeSubscription', { id })
    await expect(resume()).rejects.toMatchObject(refusal('already_ended', 409))
    await expect.poll(() => stateOf(member), TIMEOUT).toBe('ended')
    await expect(resume()).rejects.toMatchObject(refusal('already_ended', 409))
    expect((await paymentsOf(app, member)).payments).toHaveLength(1)
  })

  it('pauses from the end of the paid month, without access, and starts again on its day', async () => {
    const { app, product, member } = await aShop()
    await aPurchase(member, product)
    const { id, pause_choices } = await readSubscription(member)
    const until = pause_choices[0]?.ends_at
    const paused = await api.as(member).call('commerce.pauseSubscription', { id, months: 1 })
    expect(paused).toMatchObject({ state: 'active', pause: { ends_at: until }, pause_choices: [] })
    await expect(api.as(member).call('commerce.pauseSubscription', { id, months: 1 })).rejects.toMatchObject(
      refusal('cannot_pause', 409),
    )
    expect(await isProductOwned(member, product)).toBe(true)
    await moveClock(app, 33)
    await expect.poll(() => stateOf(member), TIMEOUT).toBe('paused')
    expect(await isProductOwned(member, product)).toBe(false)
    expect((await paymentsOf(app, member)).payments).toHaveLength(1)
    const resumed = await api.as(member).call('commerce.endPause', { id })
    expect(resumed).toMatchObject({ state: 'active', pause: null })
    expect(await isProductOwned(member, product)).toBe(true)
    expect((await paymentsOf(app, member)).payments).toHaveLength(2)
  })

  it('stores why its member canceled, for that member alone', async () => {
    const { app, product, member } = await aShop()
    await aPurchase(member, product)
    const { id } = await readSubscription(member)
    const give = (who: Caller) =>
      api.as(who).call('commerce.giveCancelReason', { id, reason: 'missing', comment: 'Yoga' })
    await expect(give(member)).rejects.toMatchObject(refusal('not_canceled', 409))
    await api.as(member).call('commerce.cancelSubscription', { id })
    await give(member)
    for (const who of [await aMember(app), await aMember(await anApp())])
      await expect(give(who)).rejects.toMatchObject(refusal('not_found', 404))
    const rows = await api.inApp(app.id, (tx) =>
      tx.selectFrom('subscriptions').select(['cancel_reason', 'cancel_comment']).execute(),
    )
    expect(rows).toEqual([{ cancel_reason: 'missing', cancel_comment: 'Yoga' }])
  })

  it('is not renewed for someone who closes their account', async () => {
    const { app, product, member } = await aShop()
    await aPurchase(member, product)
    await api.as(member).call('data-rights.closeAccount')
    const canceled = () =>
      api.inApp(app.id, (tx) => tx.selectFrom('subscriptions').select('cancel_at_period_end').execute())
    await expect.poll(canceled, TIMEOUT).toEqual([{ cancel_at_period_end: true }])
    await moveClock(app, 32)
    await expect.poll(async () => (await paymentsOf(app, member)).payments.length, TIMEOUT).toBe(1)
  })

  it('is the one that opens a subscriber-only app', async () => {
    const { app, product, member } = await aShop()
    await setAppAccess(app, { is_subscriber_only: true, app_products: [product.id] })
    await aPurchase(member, product)
    const login = await api
      .as({ slug: app.slug })
      .call('identity.login', { email: member.email, password: 'long grass in june' })
    expect(login.user.app_subscription).toMatchObject({ product_id: product.id, status: 'active' })
    expect(login.user.active_product_ids).toEqual([product.id])
  })
})

describe('another member', () => {
  it('can neither cancel nor pay a subscription, nor see it', async () => {
    const { app, product, member } = await aShop()
    await aPurchase(member, product)
    const { id } = await readSubscription(member)
    for (const who of [await aMember(app), await aMember(await anApp())]) {
      await expect(api.as(who).call('commerce.cancelSubscription', { id })).rejects.toMatchObject(
        refusal('not_found', 404),
      )
      await expect(api.as(who).call('commerce.resumeSubscription', { id })).rejects.toMatchObject(
        refusal('not_found', 404),
      )
      await expect(api.as(who).call('commerce.paySubscription', { id })).rejects.toMatchObject(
        refusal('not_found', 404),
      )
      expect((await api.as(who).call('commerce.listSubscriptions')).items).toEqual([])
      expect((await api.as(who).call('commerce.listPurchases')).items).toEqual([])
    }
    await expect(api.as(member).call('commerce.cancelSubscription', { id: newId() })).rejects.toMatchObject(
      refusal('not_found', 404),
    )
    await expect(api.as({ slug: app.slug }).call('commerce.listSubscriptions')).rejects.toMatchObject(
      refusal('unauthorized', 401),
    )
  })
})
