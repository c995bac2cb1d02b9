import { describe, expect, it } from 'vitest'
import type { TestApp } from '#test/factories/apps.ts'
import {
  anOrder,
  aProduct,
  isProductOwned,
  runInApp,
  MONTHLY,
  ONCE,
  TRIAL,
  versionOf,
  type TestProduct,
} from '#test/factories/commerce.ts'
import {
  startAtStripe,
  deliverAll,
  intentIdOf,
  countMoneyRows,
  useStripeFixture,
} from '#test/factories/stripe.ts'
import { type Caller, type TestServer } from '#test/harness.ts'
import { reconcileJob } from '../reconciliation/reconcile-jobs.ts'
import { endSubscription, require, payIntent, refundCharge, renew } from '#test/stand-ins/stripe/bank.ts'
import type { StripeStandIn } from '#test/stand-ins/stripe/stripe-stand-in.ts'

let api: TestServer
let stripe: StripeStandIn
let app: TestApp

useStripeFixture((scene) => {
  ;({ api, stripe, app } = scene)
})

const DAY_MS = 24 * 60 * 60 * 1000

const start = (product: TestProduct, options: Parameters<typeof startAtStripe>[2] = {}) =>
  startAtStripe({ app }, product, options)

const stateOf = async (member: Caller) =>
  (await api.as(member).call('commerce.listSubscriptions')).items[0]?.state
const subscriptionAtStripe = () => [...stripe.bank.subscriptions.keys()].at(-1) ?? ''

const rowsOf = (member: { subscriber_id: string }) => countMoneyRows({ api, app }, member)

describe('the nightly comparison', () => {
  it('finds a renewal, an end and a payment without their events', async () => {
    const [club, overdue] = [await aProduct(app, { versions: [MONTHLY] }), await aProduct(app)]
    const { member, id } = await start(club)
    payIntent(stripe.bank, id)
    await deliverAll(app, stripe.bank)
    const waiting = intentIdOf(await anOrder(member, overdue))
    renew(stripe.bank, subscriptionAtStripe(), { is_paid: true })
    payIntent(stripe.bank, waiting)
    api.clock.advance(2 * 60 * 60 * 1000)
    const run = { id: 'r1', attempt: 1, is_last_attempt: false, signal: new AbortController().signal }
    await runInApp(app, (ctx) => reconcileJob.handle(ctx, {}, run))
    await expect.poll(async () => (await rowsOf(member)).payments, { timeout: 15_000 }).toBe(3)
    expect(await isProductOwned(member, overdue)).toBe(true)
  })
})

describe('a subscription through Stripe', () => {
  it('opens with its first payment and renews with each paid invoice', async () => {
    const product = await aProduct(app, { versions: [MONTHLY] })
    const { member, intent, id } = await start(product)
    expect(intent).toMatchObject({ kind: 'payment_intent', final_amount: 2900 })
    payIntent(stripe.bank, id)
    await deliverAll(app, stripe.bank)
    expect(await stateOf(member)).toBe('active')
    renew(stripe.bank, subscriptionAtStripe(), { is_paid: true })
    await deliverAll(app, stripe.bank)
    expect(await rowsOf(member)).toEqual({ purchases: 1, payments: 2, invoices: 2 })
    expect(await stateOf(member)).toBe('active')
  })

  it('needs a card for its trial before anything opens', async () => {
    const product = await aProduct(app, { versions: [TRIAL] })
    const { member, intent, id } = await start(product)
    expect(intent).toMatchObject({ kind: 'setup_intent', final_amount: 0 })
    await deliverAll(app, stripe.bank)
    expect(await isProductOwned(member, product)).toBe(false)
    payIntent(stripe.bank, id)
    await deliverAll(app, stripe.bank)
    expect([await isProductOwned(member, product), await stateOf(member)]).toEqual([true, 'trialing'])
    expect((await rowsOf(member)).payments).toBe(0)
    renew(stripe.bank, subscriptionAtStripe(), { is_paid: true })
    await deliverAll(app, stripe.bank)
    expect([await stateOf(member), (await rowsOf(member)).payments]).toEqual(['active', 1])
  })

  it('takes a bump that is paid once into its first invoice', async () => {
    const extra = await aProduct(app, { title: 'Meal plan', versions: [{ ...ONCE, amount: 1500 }] })
    const bump = { product_id: extra.id, version_id: versionOf(extra), title: 'Add it' }
    const product = await aProduct(app, { versions: [MONTHLY], order_bumps: [bump] })
    const { member, intent, id } = await start(product, {
      order_bumps: product.order_bumps.map((one) => one.id),
    })
    expect(intent.final_amount).toBe(4400)
    payIntent(stripe.bank, id)
    await deliverAll(app, stripe.bank)
    expect([await isProductOwned(member, product), await isProductOwned(member, extra)]).toEqual([true, true])
  })

  it('becomes past due with a failed renewal and active once it is paid', async () => {
    const product = await aProduct(app, { versions: [MONTHLY] })
    const { member, id } = await start(product)
    payIntent(stripe.bank, id)
    renew(stripe.bank, subscriptionAtStripe(), { is_paid: false })
    await deliverAll(app, stripe.bank)
    expect(await stateOf(member)).toBe('past_due')
    const pay = async () => {
      const [subscription] = (await api.as(member).call('commerce.listSubscriptions')).items
      return api.as(member).call('commerce.paySubscription', { id: subscription?.id ?? '' })
    }
    stripe.bank.card_works = false
    expect(await pay()).toMatchObject({
      status: 'requires_payment',
      client_secret: expect.stringMatching(/^pi_/),
    })
    expect(await stateOf(member)).toBe('past_due')
    stripe.bank.card_works = true
    expect(await pay()).toMatchObject({ status: 'succeeded' })
    expect(await stateOf(member)).toBe('active')
    await expect(pay()).rejects.toMatchObject({ code: 'nothing_due' })
  })

  it('is canceled at the end of its period, and closes when Stripe ends it', async () => {
    const product = await aProduct(app, { versions: [MONTHLY] })
    const { member, id } = await start(product)
    payIntent(stripe.bank, id)
    await deliverAll(app, stripe.bank)
    const [subscription] = (await api.as(member).call('commerce.listSubscriptions')).items
    expect(
      await api.as(member).call('commerce.cancelSubscription', { id: subscription?.id ?? '' }),
    ).toMatchObject({ state: 'canceled' })
    expect(require(stripe.bank.subscriptions, subscriptionAtStripe()).cancel_at_period_end).toBe(true)
    expect(await isProductOwned(member, product)).toBe(true)
    const resume = () => api.as(member).call('commerce.resumeSubscription', { id: subscription?.id ?? '' })
    expect(await resume()).toMatchObject({ state: 'active' })
    expect(require(stripe.bank.subscriptions, subscriptionAtStripe()).cancel_at_period_end).toBe(false)
    api.clock.advance(60_000)
    await api.as(member).call('commerce.cancelSubscription', { id: subscription?.id ?? '' })
    endSubscription(stripe.bank, subscriptionAtStripe())
    await expect(resume()).rejects.toMatchObject({ code: 'already_ended' })
    await deliverAll(app, stripe.bank)
    expect([await stateOf(member), await isProductOwned(member, product)]).toEqual(['ended', false])
  })

  it('closes for a refunded month and opens again with the next', async () => {
    const product = await aProduct(app, { versions: [MONTHLY] })
    const { member, id } = await start(product)
    payIntent(stripe.bank, id)
    await deliverAll(app, stripe.bank)
    api.clock.advance(60_000)
    refundCharge(stripe.bank, require(stripe.bank.intents, id).charge ?? '', 2900)
    await deliverAll(app, stripe.bank)
    expect(await isProductOwned(member, product)).toBe(false)
    api.clock.advance(32 * DAY_MS)
    renew(stripe.bank, subscriptionAtStripe(), { is_paid: true })
    await deliverAll(app, stripe.bank)
    expect(await isProductOwned(member, product)).toBe(true)
  })
})
