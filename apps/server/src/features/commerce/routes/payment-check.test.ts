import { describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct, isProductOwned, MONTHLY, ONCE } from '#test/factories/commerce.ts'
import { aMember, atApp, mailsTo } from '#test/factories/identity.ts'
import { runJob } from '#test/factories/jobs.ts'
import { deliverAll, startAtStripe, useStripeFixture } from '#test/factories/stripe.ts'
import type { TestServer } from '#test/harness.ts'
import { endSubscription, payIntent, refundCharge, require } from '#test/stand-ins/stripe/bank.ts'
import type { StripeStandIn } from '#test/stand-ins/stripe/stripe-stand-in.ts'
import { newId } from '#platform/ids.ts'
import { comparePaymentsJob } from '../reconciliation/reconcile-jobs.ts'

let api: TestServer
let stripe: StripeStandIn
let app: TestApp
useStripeFixture((scene) => {
  ;({ api, stripe, app } = scene)
})

const asOwner = (of: TestApp = app) => api.as(atApp(of.owner, of))
const list = (state: 'open' | 'closed' = 'open') =>
  asOwner().call('commerce.listPaymentDifferences', { state })

/** Runs a whole comparison and returns what it counted. */
async function check() {
  await asOwner().call('commerce.checkPayments', {})
  await expect
    .poll(async () => (await list()).last_check?.finished_at ?? null, { timeout: 15_000 })
    .not.toBeNull()
  return (await list()).last_check
}

async function aPaidOrder(versions = [ONCE]) {
  const product = await aProduct(app, { versions })
  const { member, intent, id } = await startAtStripe({ app }, product)
  payIntent(stripe.bank, id)
  await deliverAll(app, stripe.bank)
  return { product, member, order_id: intent.order_id, intent_id: id }
}

/** A webhook that never arrives: the event is dropped before it is delivered. */
const loseEvents = () => void stripe.bank.events.splice(0)

describe('a comparison with the provider', () => {
  it('agrees with what was paid, and says when it ran', async () => {
    await aPaidOrder()
    await aPaidOrder([MONTHLY])
    const last = await check()
    expect(last).toMatchObject({ mended: 0, raised: 0 })
    expect(last?.checked).toBeGreaterThanOrEqual(2)
    expect((await list()).items).toEqual([])
  })

  it('mends a payment, a refund and an end whose events were lost, and lists them as mended', async () => {
    const unseen = await aProduct(app, { versions: [ONCE] })
    const { member, id } = await startAtStripe({ app }, unseen)
    const refunded = await aPaidOrder()
    const ended = await aPaidOrder([MONTHLY])
    payIntent(stripe.bank, id)
    refundCharge(stripe.bank, require(stripe.bank.intents, refunded.intent_id).charge ?? '', 900)
    const subscription = [...stripe.bank.subscriptions.values()].find(
      ({ metadata }) => metadata['order_id'] === ended.order_id,
    )
    endSubscription(stripe.bank, subscription?.id ?? '')
    loseEvents()
    expect(await isProductOwned(member, unseen)).toBe(false)
    expect(await check()).toMatchObject({ mended: 3, raised: 0 })
    expect(await isProductOwned(member, unseen)).toBe(true)
    expect(await isProductOwned(ended.member, ended.product)).toBe(false)
    const kinds = (await list('closed')).items.map(({ kind, state }) => `${kind} ${state}`)
    expect(kinds.toSorted()).toEqual([
      'payment_missing mended',
      'plan_differs mended',
      'refund_differs mended',
    ])
  })

  it('raises what it cannot mend once, and closes it when both agree again or somebody resolves it', async () => {
    const { order_id, intent_id } = await aPaidOrder()
    const intent = require(stripe.bank.intents, intent_id)
    const charge = require(stripe.bank.charges, intent.charge ?? '')
    stripe.bank.intents.set('pi_unknown', {
      ...intent,
      id: 'pi_unknown',
      metadata: { app_id: app.id, order_id: newId() },
    })
    intent.amount = 5000
    charge.amount = 5000
    await aPaidOrder([MONTHLY])
    const plan = [...stripe.bank.subscriptions.values()].at(-1)
    if (!plan) throw new Error('There is no plan.')
    const price = require(stripe.bank.prices, plan.price)
    stripe.bank.prices.set('price_other', { ...price, id: 'price_other', unit_amount: 3900, metadata: {} })
    plan.price = 'price_other'
    expect(await check()).toMatchObject({ raised: 3 })
    expect(await check()).toMatchObject({ raised: 0 })
    const mails = await mailsTo({ id: null }, app.owner.email)
    expect(mails.filter(({ text }) => text.includes('/products/payment-check'))).toHaveLength(1)
    const { items, open_count } = await list()
    expect(open_count).toBe(3)
    expect(items.find(({ kind }) => kind === 'price_differs')).toMatchObject({ ours: 2900, theirs: 3900 })
    expect(items.find(({ kind }) => kind === 'amount_differs')).toMatchObject({
      order_id,
      reference: intent_id,
      ours: 4900,
      theirs: 5000,
      currency: 'EUR',
    })
    const unknown = items.find(({ kind }) => kind === 'order_unknown')
    expect(unknown).toMatchObject({ order_id: null, reference: 'pi_unknown', theirs: 4900 })
    intent.amount = 4900
    plan.price = price.id
    expect(await check()).toMatchObject({ mended: 2, raised: 0 })
    const resolve = { id: unknown?.id ?? '', note: 'Paid by invoice.' }
    expect(await asOwner().call('commerce.resolvePaymentDifference', resolve)).toMatchObject({
      state: 'resolved',
      note: 'Paid by invoice.',
    })
    expect((await list()).open_count).toBe(0)
  })

  it('ignores other apps of the same Stripe account, and answers no other app', async () => {
    const { intent_id } = await aPaidOrder()
    const other = await anApp()
    stripe.bank.intents.set('pi_other', {
      ...require(stripe.bank.intents, intent_id),
      id: 'pi_other',
      metadata: { app_id: other.id, order_id: newId() },
    })
    await check()
    expect((await list()).items.filter(({ reference }) => reference === 'pi_other')).toEqual([])
    expect(await asOwner(other).call('commerce.listPaymentDifferences', {})).toMatchObject({
      items: [],
      last_check: null,
    })
  })

  it('goes on after an order that its provider does not answer for', async () => {
    await aPaidOrder()
    stripe.setUnreachable(true)
    await runJob(comparePaymentsJob, app, { check_id: newId(), after: newId() })
    stripe.recover()
    expect(await check()).toMatchObject({ raised: 0 })
  })

  it('is for the team only', async () => {
    const member = await aMember(app)
    await expect(api.as(member).call('commerce.listPaymentDifferences', {})).rejects.toMatchObject({
      code: 'unauthorized',
    })
  })
})
