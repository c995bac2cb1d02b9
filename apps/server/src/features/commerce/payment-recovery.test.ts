import { describe, expect, it } from 'vitest'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { anOrder, aProduct, isProductOwned, MONTHLY, ONCE, versionOf } from '#test/factories/commerce.ts'
import { failWrites } from '#test/factories/database-faults.ts'
import { runJob } from '#test/factories/jobs.ts'
import {
  startAtStripe,
  deliverAll,
  intentIdOf,
  countMoneyRows,
  useStripeFixture,
} from '#test/factories/stripe.ts'
import { clientFor, type TestServer } from '#test/harness.ts'
import { require, payIntent } from '#test/stand-ins/stripe/bank.ts'
import type { StripeStandIn } from '#test/stand-ins/stripe/stripe-stand-in.ts'
import { pollOrderJob, syncOrderJob } from './commands/poll-order.ts'
import { refundDuplicateJob } from './jobs.ts'
import { reconcileJob } from './reconciliation/reconcile-jobs.ts'
import { ORDER_EXPIRES_MS } from './order.ts'

let api: TestServer
let stripe: StripeStandIn
let app: TestApp

useStripeFixture((scene) => {
  ;({ api, stripe, app } = scene)
})

type Member = Awaited<ReturnType<typeof aMember>>

const ONCE_EACH = { purchases: 1, payments: 1, invoices: 1 }
const rowsOf = (member: Member) => countMoneyRows({ api, app }, member)

const ordersOf = ({ subscriber_id }: Pick<Member, 'subscriber_id'>) =>
  api.inApp(app.id, (tx) =>
    tx
      .selectFrom('orders')
      .select(['id', 'status', 'provider_intent_id'])
      .where('subscriber_id', '=', subscriber_id)
      .orderBy('created_at')
      .execute(),
  )

async function orderOf(member: Member) {
  const [order] = await ordersOf(member)
  if (!order) throw new Error('The member has no order.')
  return order
}

/** What Stripe has for an order. */
function readAtStripe(order_id: string) {
  const { intents, subscriptions } = stripe.bank
  return [...intents.values(), ...subscriptions.values()].filter(
    ({ metadata }) => metadata['order_id'] === order_id,
  )
}

/** Pays at Stripe and calls our webhook; checks that the member owns the product once. */
async function payAndCheck(member: Member, product: Awaited<ReturnType<typeof aProduct>>, intent_id: string) {
  payIntent(stripe.bank, intent_id)
  await deliverAll(app, stripe.bank)
  expect(await isProductOwned(member, product)).toBe(true)
  expect(await rowsOf(member)).toEqual(ONCE_EACH)
}

describe('a checkout that is cut off', () => {
  const start = async (versions = [ONCE]) => ({
    member: await aMember(app),
    product: await aProduct(app, { versions }),
  })

  it('before the provider was called is opened by the job, and paid once', async () => {
    const { member, product } = await start()
    stripe.setUnreachable(true)
    await expect(anOrder(member, product)).rejects.toMatchObject({ code: 'unknown_error' })
    const reserved = await orderOf(member)
    expect(reserved).toMatchObject({ status: 'open', provider_intent_id: null })
    await runJob(pollOrderJob, app, { order_id: reserved.id })
    expect(await orderOf(member)).toEqual(reserved)
    stripe.setUnreachable(false)
    await runJob(pollOrderJob, app, { order_id: reserved.id })
    const { provider_intent_id } = await orderOf(member)
    expect(provider_intent_id).toMatch(/^pi_/)
    const again = await anOrder(member, product)
    expect([again.order_id, intentIdOf(again)]).toEqual([reserved.id, provider_intent_id])
    await payAndCheck(member, product, intentIdOf(again))
  })

  it.each([
    ['a payment', [ONCE], /payment_intents$/],
    ['a subscription', [MONTHLY], /subscriptions$/],
  ])('after the provider has made %s finds it again', async (_what, versions, path) => {
    const { member, product } = await start(versions)
    const lost_response = stripe.loseAnswers(path)
    await expect(anOrder(member, product)).rejects.toMatchObject({ code: 'unknown_error' })
    lost_response.repair()
    const { id } = await orderOf(member)
    expect(readAtStripe(id)).toHaveLength(1)
    const again = await anOrder(member, product)
    expect([again.order_id, readAtStripe(id).length]).toEqual([id, 1])
    await payAndCheck(member, product, intentIdOf(again))
  })

  it('before the payment is attached is attached by the job, and by another try', async () => {
    for (const recover of [
      async (_member: Member, order_id: string) => runJob(pollOrderJob, app, { order_id }),
      async () => undefined,
    ]) {
      const { member, product } = await start()
      const fault = await failWrites(app, 'update', 'orders')
      await expect(anOrder(member, product)).rejects.toMatchObject({ code: 'internal' })
      await fault.repair()
      const { id } = await orderOf(member)
      await recover(member, id)
      const again = await anOrder(member, product)
      expect([again.order_id, readAtStripe(id).length]).toEqual([id, 1])
      await payAndCheck(member, product, intentIdOf(again))
    }
  })

  it('before test money is attached opens with another try under the same key, once', async () => {
    const sandbox = await anApp()
    const [member, product] = [await aMember(sandbox), await aProduct(sandbox, { versions: [MONTHLY] })]
    const { order_id } = await anOrder(member, product)
    const pay = () =>
      api
        .as(member)
        .call(
          'commerce.confirmSandboxPayment',
          { order_id, card: 'succeeds' },
          { idempotency_key: 'pay-once' },
        )
    const fault = await failWrites(sandbox, 'insert', 'purchases')
    await expect(pay()).rejects.toMatchObject({ code: 'internal' })
    expect(await isProductOwned(member, product)).toBe(false)
    await fault.repair()
    const paid = await pay()
    expect(paid).toMatchObject({ status: 'succeeded' })
    expect(await pay()).toEqual(paid)
    expect(await isProductOwned(member, product)).toBe(true)
    expect(await countMoneyRows({ api, app: sandbox }, member)).toEqual(ONCE_EACH)
  })

  it('before what was paid is attached opens later, once', async () => {
    const product = await aProduct(app)
    const { member, intent, id } = await startAtStripe({ app }, product)
    payIntent(stripe.bank, id)
    const fault = await failWrites(app, 'insert', 'purchases')
    await expect(deliverAll(app, stripe.bank)).rejects.toThrow('500')
    await expect(
      api.as(member).call('commerce.confirmOrder', { order_id: intent.order_id }),
    ).rejects.toMatchObject({ code: 'internal' })
    await fault.repair()
    expect(await rowsOf(member)).toEqual({ purchases: 0, payments: 0, invoices: 0 })
    await runJob(pollOrderJob, app, { order_id: intent.order_id })
    await deliverAll(app, stripe.bank)
    expect(await isProductOwned(member, product)).toBe(true)
    expect(await rowsOf(member)).toEqual(ONCE_EACH)
  })
})

describe('a change at the provider that is cut off', () => {
  async function aClubMember() {
    const product = await aProduct(app, { versions: [MONTHLY] })
    const started = await startAtStripe({ app }, product)
    payIntent(stripe.bank, started.id)
    await deliverAll(app, stripe.bank)
    const { items } = await api.as(started.member).call('commerce.listSubscriptions')
    const remote = [...stripe.bank.subscriptions.keys()].at(-1) ?? ''
    return { ...started, product, id: items[0]?.id ?? '', remote }
  }

  it('is repaired by a retry with the same key, which then returns the same response', async () => {
    const { member, id, remote } = await aClubMember()
    const cancel = () =>
      api.as(member).call('commerce.cancelSubscription', { id }, { idempotency_key: 'cancel-once' })
    const fault = await failWrites(app, 'update', 'subscriptions')
    await expect(cancel()).rejects.toMatchObject({ code: 'internal' })
    await fault.repair()
    expect(require(stripe.bank.subscriptions, remote).cancel_at_period_end).toBe(true)
    const canceled = await cancel()
    expect(canceled).toMatchObject({ state: 'canceled' })
    const requested = stripe.requests.length
    expect(await cancel()).toEqual(canceled)
    expect(stripe.requests.length).toBe(requested)
  })

  it('is followed by a job that was enqueued before', async () => {
    const { member, id, intent } = await aClubMember()
    const fault = await failWrites(app, 'update', 'subscriptions')
    await expect(api.as(member).call('commerce.cancelSubscription', { id })).rejects.toMatchObject({
      code: 'internal',
    })
    await fault.repair()
    const waiting = await api.database.control
      .selectFrom('outbox')
      .select('payload')
      .where('app_id', '=', app.id)
      .where('name', '=', syncOrderJob.name)
      .execute()
    expect(waiting.map(({ payload }) => payload)).toContainEqual({ order_id: intent.order_id })
    await runJob(syncOrderJob, app, { order_id: intent.order_id })
    const { items } = await api.as(member).call('commerce.listSubscriptions')
    expect(items).toMatchObject([{ state: 'canceled' }])
  })

  it('leaves nobody with an entitlement whose subscription has ended there', async () => {
    const { member, product, intent, remote } = await aClubMember()
    const { subscriber_id } = member
    const owner = api.as({ ...app.owner, slug: app.slug })
    const { active_ids } = await owner.call('access.listEntitlements', { subscriber_id })
    const [entitlement_id = ''] = active_ids
    api.clock.advance(2000)
    const fault = await failWrites(app, 'insert', 'entitlements')
    await expect(
      owner.call('access.revokeEntitlement', { subscriber_id, entitlement_id }),
    ).rejects.toMatchObject({ code: 'internal' })
    await fault.repair()
    expect(require(stripe.bank.subscriptions, remote).status).toBe('canceled')
    await runJob(syncOrderJob, app, { order_id: intent.order_id })
    expect(await isProductOwned(member, product)).toBe(false)

    // The owner sees that the subscription ended; only the revocation was lost.
    const ledger = await owner.call('access.listEntitlements', { subscriber_id })
    expect(ledger.items).toMatchObject([
      { kind: 'revocation', cause: 'ended', status: 'ended', note: '' },
      { kind: 'grant', cause: 'subscription', status: 'ended' },
    ])
    const { items } = await api.as(member).call('commerce.listSubscriptions')
    expect(items.map(({ state }) => state)).toEqual(['ended'])
    await expect(
      owner.call('access.revokeEntitlement', { subscriber_id, entitlement_id }),
    ).rejects.toMatchObject({ code: 'already_revoked' })
  })

  it('refunds once, however often the job runs', async () => {
    const product = await aProduct(app)
    const { member, intent, id } = await startAtStripe({ app }, product)
    payIntent(stripe.bank, id)
    await deliverAll(app, stripe.bank)
    const refunded = { order_id: intent.order_id, amount: 4900, is_ending: false }
    api.clock.advance(2000)
    const lost_response = stripe.loseAnswers(/refunds$/)
    await expect(runJob(refundDuplicateJob, app, refunded)).rejects.toThrow('refused')
    lost_response.repair()
    await runJob(refundDuplicateJob, app, refunded)
    const { charge } = require(stripe.bank.intents, id)
    expect(require(stripe.bank.charges, charge ?? '').refunds).toMatchObject([{ amount: 4900 }])
    expect(await isProductOwned(member, product)).toBe(false)
  })
})

describe('an unpaid order', () => {
  it('expires, also at Stripe, and can be opened again', async () => {
    const product = await aProduct(app)
    const { member, intent, id } = await startAtStripe({ app }, product)
    api.clock.advance(ORDER_EXPIRES_MS - 1000)
    await runJob(pollOrderJob, app, { order_id: intent.order_id })
    expect((await orderOf(member)).status).toBe('open')
    api.clock.advance(1000)
    await runJob(pollOrderJob, app, { order_id: intent.order_id })
    expect((await orderOf(member)).status).toBe('abandoned')
    expect(require(stripe.bank.intents, id).status).toBe('canceled')
    const again = await anOrder(member, product)
    expect(again.order_id).not.toBe(intent.order_id)
    await payAndCheck(member, product, intentIdOf(again))
  })

  it('ends where the provider was never reached, and where its answer was lost', async () => {
    for (const interrupted of [() => undefined, () => stripe.loseAnswers(/payment_intents$/)]) {
      const [member, product] = [await aMember(app), await aProduct(app)]
      const lost_response = interrupted()
      if (!lost_response) stripe.setUnreachable(true)
      await expect(anOrder(member, product)).rejects.toMatchObject({ code: 'unknown_error' })
      if (lost_response) lost_response.repair()
      else stripe.setUnreachable(false)
      api.clock.advance(ORDER_EXPIRES_MS)
      const { id } = await orderOf(member)
      await runJob(pollOrderJob, app, { order_id: id })
      expect((await orderOf(member)).status).toBe('abandoned')
      expect(readAtStripe(id)).toMatchObject([{ status: 'canceled' }])
    }
  })

  it('ends immediately when Stripe refuses to open it', async () => {
    const product = await aProduct(app, { versions: [{ ...ONCE, amount: 1, currency: 'ZAR' }] })
    const member = await aMember(app)
    await expect(anOrder(member, product)).rejects.toMatchObject({ code: 'unknown_error' })
    expect(await ordersOf(member)).toMatchObject([{ status: 'abandoned' }])
  })

  it('is settled, not ended, when it was paid unreported, and left alone while the bank processes it', async () => {
    const product = await aProduct(app)
    const [told_after, at_bank] = [
      await startAtStripe({ app }, product),
      await startAtStripe({ app }, product),
    ]
    payIntent(stripe.bank, told_after.id)
    require(stripe.bank.intents, at_bank.id).status = 'processing'
    api.clock.advance(ORDER_EXPIRES_MS)
    for (const { intent } of [told_after, at_bank])
      await runJob(pollOrderJob, app, { order_id: intent.order_id })
    expect(await isProductOwned(told_after.member, product)).toBe(true)
    expect(await orderOf(at_bank.member)).toMatchObject({ status: 'open' })
    await payAndCheck(at_bank.member, product, at_bank.id)
  })

  it('ends in test money too', async () => {
    const sandbox = await anApp()
    const [member, product] = [await aMember(sandbox), await aProduct(sandbox)]
    const { order_id } = await anOrder(member, product)
    api.clock.advance(ORDER_EXPIRES_MS)
    await runJob(pollOrderJob, sandbox, { order_id })
    await expect(
      api.as(member).call('commerce.confirmSandboxPayment', { order_id, card: 'succeeds' }),
    ).rejects.toMatchObject({ code: 'payment_failed' })
    expect((await anOrder(member, product)).order_id).not.toBe(order_id)
  })

  it('is found by the nightly comparison when its own job is lost', async () => {
    const { member } = await startAtStripe({ app }, await aProduct(app))
    api.clock.advance(ORDER_EXPIRES_MS)
    await runJob(reconcileJob, app, {})
    await expect.poll(async () => (await orderOf(member)).status, { timeout: 15_000 }).toBe('abandoned')
  })
})

describe('an order that has ended before its provider answers', () => {
  it('is not returned, and another price can be chosen', async () => {
    const product = await aProduct(app, { versions: [ONCE, { ...ONCE, amount: 9900 }] })
    const member = await aMember(app)
    const owned = stripe.delayAnswers(/payment_intents$/)
    const input = { id: product.id, version_id: versionOf(product), final_amount: 4900 }
    const first = clientFor(api.port, member).call('commerce.createIntent', input)
    await expect.poll(owned.count).toBe(1)
    const { id } = await orderOf(member)
    await api.inApp(app.id, (tx) =>
      tx.updateTable('orders').set({ status: 'abandoned' }).where('id', '=', id).execute(),
    )
    owned.release()
    await expect(first).rejects.toMatchObject({ code: 'conflict' })
    const last = await anOrder(member, product, { version_id: product.versions[1]?.id ?? '' })
    await payAndCheck(member, product, intentIdOf(last))
  })
})
