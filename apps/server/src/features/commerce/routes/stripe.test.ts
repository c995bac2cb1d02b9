import { describe, expect, it } from 'vitest'
import { aMember } from '#test/factories/identity.ts'
import type { TestApp } from '#test/factories/apps.ts'
import {
  anOrder,
  aProduct,
  isProductOwned,
  MONTHLY,
  ONCE,
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
import { type TestServer } from '#test/harness.ts'
import {
  challengeIntent,
  declineIntent,
  disputeCharge,
  require,
  payIntent,
  refundCharge,
} from '#test/stand-ins/stripe/bank.ts'
import type { StripeStandIn } from '#test/stand-ins/stripe/stripe-stand-in.ts'

let api: TestServer
let stripe: StripeStandIn
let app: TestApp

useStripeFixture((scene) => {
  ;({ api, stripe, app } = scene)
})

const start = (product: TestProduct, options: Parameters<typeof startAtStripe>[2] = {}) =>
  startAtStripe({ app }, product, options)

const rowsOf = (member: { subscriber_id: string }) => countMoneyRows({ api, app }, member)

describe('a purchase through Stripe', () => {
  it('unlocks the product with the signed event, never with the return URL alone', async () => {
    const product = await aProduct(app)
    const { member, intent, id } = await start(product)
    expect(intent).toMatchObject({
      kind: 'payment_intent',
      provider: 'stripe',
      publishable_key: 'pk_test_standin0001',
      status: 'requires_payment',
      final_amount: 4900,
    })
    expect(require(stripe.bank.intents, id)).toMatchObject({
      amount: 4900,
      currency: 'eur',
      metadata: { app_id: app.id, order_id: intent.order_id },
    })
    expect(await api.as(member).call('commerce.getOrder', { order_id: intent.order_id })).toMatchObject({
      status: 'requires_payment',
    })
    expect(await isProductOwned(member, product)).toBe(false)
    payIntent(stripe.bank, id)
    expect(await isProductOwned(member, product)).toBe(false)
    await deliverAll(app, stripe.bank)
    expect(await isProductOwned(member, product)).toBe(true)
    expect(await rowsOf(member)).toEqual({ purchases: 1, payments: 1, invoices: 1 })
  })

  it.each([
    [1_000, 'ISK', 100_000],
    [100_000, 'MGA', 1_000],
    [12_340, 'KWD', 12_340],
  ])(
    'charges %i minor units of %s as %i of Stripe, and reads them back',
    async (amount, currency, charged) => {
      const product = await aProduct(app, { versions: [{ ...ONCE, amount, currency }] })
      const { member, intent, id } = await start(product)
      expect(intent).toMatchObject({ final_amount: amount, currency })
      expect(require(stripe.bank.intents, id)).toMatchObject({
        amount: charged,
        currency: currency.toLowerCase(),
      })
      payIntent(stripe.bank, id)
      await deliverAll(app, stripe.bank)
      const { items } = await api.as(member).call('commerce.listPurchases')
      expect(items).toMatchObject([{ total: { amount, currency } }])
    },
  )

  it('is found immediately by reading Stripe when no event arrives', async () => {
    const product = await aProduct(app)
    const { member, intent, id } = await start(product)
    payIntent(stripe.bank, id)
    expect(await api.as(member).call('commerce.confirmOrder', { order_id: intent.order_id })).toMatchObject({
      status: 'succeeded',
      client_secret: null,
    })
    expect(await isProductOwned(member, product)).toBe(true)
  })

  it('creates one intent for a double click, and one customer for a member', async () => {
    const member = await aMember(app)
    const before = { customers: stripe.bank.customers.size, intents: stripe.bank.intents.size }
    const [first, second] = [await aProduct(app), await aProduct(app)]
    const [one, two] = await Promise.all([anOrder(member, first), anOrder(member, first)])
    expect(two).toEqual(one)
    await anOrder(member, second)
    const { customers, intents } = stripe.bank
    expect([customers.size, intents.size]).toEqual([before.customers + 1, before.intents + 2])
  })

  it('distinguishes a declined card from one that needs authentication', async () => {
    const { member, intent, id } = await start(await aProduct(app))
    const status = async () =>
      (await api.as(member).call('commerce.getOrder', { order_id: intent.order_id })).status
    declineIntent(stripe.bank, id)
    await deliverAll(app, stripe.bank)
    expect(await status()).toBe('failed')
    challengeIntent(stripe.bank, id)
    await deliverAll(app, stripe.bank)
    expect(await status()).toBe('requires_action')
  })

  it('cancels the intent of another price once the member has chosen a new one', async () => {
    const product = await aProduct(app, { versions: [ONCE, { ...ONCE, amount: 9900 }] })
    const { member, id } = await start(product)
    await anOrder(member, product, { version_id: product.versions[1]?.id ?? '' })
    expect(require(stripe.bank.intents, id).status).toBe('canceled')
  })

  it.each<[string, (id: string) => void]>([
    ['another amount', (id) => void (require(stripe.bank.intents, id).amount = 100)],
    ['another currency', (id) => void (require(stripe.bank.intents, id).currency = 'usd')],
    ['another mode', () => void (stripe.bank.livemode = true)],
    ['another app', (id) => void (require(stripe.bank.intents, id).metadata['app_id'] = crypto.randomUUID())],
    [
      'another order',
      (id) => void (require(stripe.bank.intents, id).metadata['order_id'] = crypto.randomUUID()),
    ],
    ['another member', (id) => void (require(stripe.bank.intents, id).customer = 'cus_somebody')],
  ])('opens nothing for a payment of %s', async (_what, tamper) => {
    const product = await aProduct(app)
    const { member, intent, id } = await start(product)
    tamper(id)
    payIntent(stripe.bank, id)
    await deliverAll(app, stripe.bank)
    await api.as(member).call('commerce.confirmOrder', { order_id: intent.order_id })
    expect(await isProductOwned(member, product)).toBe(false)
    expect(await rowsOf(member)).toEqual({ purchases: 0, payments: 0, invoices: 0 })
  })

  it('is over once its money went back in full', async () => {
    const product = await aProduct(app)
    const { member, id } = await start(product)
    payIntent(stripe.bank, id)
    await deliverAll(app, stripe.bank)
    const charge = require(stripe.bank.intents, id).charge ?? ''
    api.clock.advance(60_000)
    refundCharge(stripe.bank, charge, 1000)
    await deliverAll(app, stripe.bank)
    expect(await isProductOwned(member, product)).toBe(true)
    refundCharge(stripe.bank, charge, 3900)
    await deliverAll(app, stripe.bank)
    expect(await isProductOwned(member, product)).toBe(false)
    await anOrder(member, product)
  })

  it('is over once the buyer’s bank disputes it, and not for an inquiry', async () => {
    const product = await aProduct(app)
    const { member, id } = await start(product)
    payIntent(stripe.bank, id)
    await deliverAll(app, stripe.bank)
    const charge = require(stripe.bank.intents, id).charge ?? ''
    api.clock.advance(60_000)
    disputeCharge(stripe.bank, charge, 'warning_needs_response')
    await deliverAll(app, stripe.bank)
    expect(await isProductOwned(member, product)).toBe(true)
    disputeCharge(stripe.bank, charge)
    await deliverAll(app, stripe.bank)
    expect(await isProductOwned(member, product)).toBe(false)
  })

  it('returns unknown_error while Stripe is unavailable, and opens the same order afterwards', async () => {
    const [member, product] = [await aMember(app), await aProduct(app)]
    stripe.setUnreachable(true)
    await expect(anOrder(member, product)).rejects.toMatchObject({ code: 'unknown_error' })
    stripe.setUnreachable(false)
    expect(await anOrder(member, product)).toMatchObject({ status: 'requires_payment' })
  })
})

describe('what was paid twice', () => {
  it('is refunded for the line that the member already owned', async () => {
    const extra = await aProduct(app, { title: 'Meal plan', versions: [{ ...ONCE, amount: 1500 }] })
    const bump = { product_id: extra.id, version_id: versionOf(extra), title: 'Add it' }
    const product = await aProduct(app, { order_bumps: [bump] })
    const member = await aMember(app)
    const both = intentIdOf(
      await anOrder(member, product, { order_bumps: product.order_bumps.map((one) => one.id) }),
    )
    const alone = intentIdOf(await anOrder(member, extra))
    payIntent(stripe.bank, alone)
    await deliverAll(app, stripe.bank)
    payIntent(stripe.bank, both)
    await deliverAll(app, stripe.bank)
    const refunds = () =>
      require(stripe.bank.charges, require(stripe.bank.intents, both).charge ?? '').refunds
    await expect.poll(refunds, { timeout: 15_000 }).toMatchObject([{ amount: 1500 }])
    expect([await isProductOwned(member, product), await isProductOwned(member, extra)]).toEqual([true, true])
    expect((await rowsOf(member)).purchases).toBe(2)
  })

  it('is fully refunded, and its subscription ends', async () => {
    const club = await aProduct(app, { title: 'Club', versions: [MONTHLY] })
    const bump = { product_id: club.id, version_id: versionOf(club), title: 'Add the club' }
    const product = await aProduct(app, { order_bumps: [bump] })
    const member = await aMember(app)
    const alone = intentIdOf(await anOrder(member, club))
    const [without_bump_intents] = [...stripe.bank.subscriptions.keys()].slice(-1)
    const both = intentIdOf(
      await anOrder(member, product, { order_bumps: product.order_bumps.map((one) => one.id) }),
    )
    payIntent(stripe.bank, both)
    await deliverAll(app, stripe.bank)
    payIntent(stripe.bank, alone)
    await deliverAll(app, stripe.bank)
    const charge = () => require(stripe.bank.charges, require(stripe.bank.intents, alone).charge ?? '')
    await expect.poll(() => charge().refunds, { timeout: 15_000 }).toMatchObject([{ amount: 2900 }])
    await expect
      .poll(() => require(stripe.bank.subscriptions, without_bump_intents ?? '').status, { timeout: 15_000 })
      .toBe('canceled')
    expect((await api.as(member).call('commerce.listSubscriptions')).items).toMatchObject([
      { state: 'active' },
    ])
    expect([await isProductOwned(member, product), await isProductOwned(member, club)]).toEqual([true, true])
  })
})
