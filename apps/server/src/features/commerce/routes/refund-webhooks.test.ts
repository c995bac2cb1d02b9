import { describe, expect, it } from 'vitest'
import type { TestApp } from '#test/factories/apps.ts'
import { aProduct, isProductOwned, MONTHLY, ONCE } from '#test/factories/commerce.ts'
import { atApp } from '#test/factories/identity.ts'
import { deliverAll, startAtStripe, useStripeFixture } from '#test/factories/stripe.ts'
import type { TestServer } from '#test/harness.ts'
import {
  disputeCharge,
  failRefund,
  payIntent,
  refundCharge,
  renew,
  settleDispute,
} from '#test/stand-ins/stripe/bank.ts'
import type { StripeStandIn } from '#test/stand-ins/stripe/stripe-stand-in.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let stripe: StripeStandIn
let app: TestApp
useStripeFixture((scene) => {
  ;({ api, stripe, app } = scene)
})

const asOwner = () => api.as(atApp(app.owner, app))
const read = (id: string) => asOwner().call('commerce.getStudioOrder', { id })
const deliver = () => deliverAll(app, stripe.bank)

async function aPaidOrder(versions = [ONCE]) {
  const product = await aProduct(app, { versions })
  const { member, intent, id } = await startAtStripe({ app }, product)
  payIntent(stripe.bank, id)
  await deliver()
  const charge = stripe.bank.intents.get(id)?.charge ?? ''
  return { product, member, id: intent.order_id, charge }
}

async function refund(id: string, amount: number, payment = 0) {
  const found = (await read(id)).payments[payment]
  if (!found) throw new Error('Nothing was paid.')
  const { id: payment_id, refundable } = found
  return asOwner().call('commerce.refundOrder', {
    id,
    refund_id: newId(),
    payment_id,
    lines: refundable.map(({ product_id }) => ({ product_id, amount })),
    access: 'keep',
    reason: 'requested',
  })
}

describe('money that goes back at Stripe', () => {
  it('is read from its dashboard: parts leave access, all of it ends it, each with a credit note', async () => {
    const { product, member, id, charge } = await aPaidOrder()
    refundCharge(stripe.bank, charge, 900)
    await deliver()
    await deliver()
    expect(await read(id)).toMatchObject({
      status: 'partly_refunded',
      refunded: 900,
      refunds: [{ amount: 900, reason: 'provider', access: 'keep', lines: [{ amount: 900 }] }],
    })
    expect(await isProductOwned(member, product)).toBe(true)
    refundCharge(stripe.bank, charge, 4000)
    await deliver()
    const order = await read(id)
    expect(order).toMatchObject({ status: 'refunded', refunded: 4900 })
    expect(order.invoices.map(({ total }) => total)).toEqual([4900, -900, -4000])
    expect(await isProductOwned(member, product)).toBe(false)
  })

  it('is ours where the owner sent it, and counts once with the events about it', async () => {
    const { id } = await aPaidOrder()
    expect(await refund(id, 1500)).toMatchObject({ refunds: [{ amount: 1500, state: 'done' }] })
    await deliver()
    expect(await read(id)).toMatchObject({ refunded: 1500, refunds: [{ amount: 1500, reason: 'requested' }] })
    expect(stripe.requests.filter(({ path }) => path === '/v1/refunds')).toHaveLength(1)
  })

  it('can be a renewal’s, which leaves the first payment', async () => {
    const { id } = await aPaidOrder([MONTHLY])
    const subscription = [...stripe.bank.subscriptions.keys()].at(-1) ?? ''
    renew(stripe.bank, subscription, { is_paid: true })
    await deliver()
    const order = await refund(id, 2900, 1)
    expect(order.payments.map(({ refunded, is_renewal }) => [refunded, is_renewal])).toEqual([
      [0, false],
      [2900, true],
    ])
    expect(order.status).toBe('partly_refunded')
  })

  it('that the buyer’s bank sends back counts no more', async () => {
    const { id, charge } = await aPaidOrder()
    await refund(id, 1500)
    const sent = stripe.bank.charges.get(charge)?.refunds.at(-1)?.id ?? ''
    failRefund(stripe.bank, charge, sent)
    await deliver()
    expect(await read(id)).toMatchObject({ status: 'paid', refunded: 0, refunds: [{ state: 'failed' }] })
  })

  it('is open while Stripe does not respond, and is refused where Stripe refuses it', async () => {
    const { id, charge } = await aPaidOrder()
    stripe.setUnreachable(true)
    const open = await refund(id, 500)
    expect(open).toMatchObject({ refunded: 500, refunds: [{ state: 'open' }] })
    stripe.recover()
    // The rest went back at the dashboard, which no event has told yet.
    refundCharge(stripe.bank, charge, 4500)
    await expect(refund(id, 4000)).rejects.toMatchObject({ code: 'refund_refused' })
  })
})

describe('a dispute at Stripe', () => {
  it('of the current period suspends it and stops the renewal; once won, it is open again', async () => {
    const { product, member, id, charge } = await aPaidOrder([MONTHLY])
    disputeCharge(stripe.bank, charge)
    await deliver()
    expect(await read(id)).toMatchObject({ status: 'disputed', access: [{ state: 'suspended' }] })
    expect(await isProductOwned(member, product)).toBe(false)
    const subscription = [...stripe.bank.subscriptions.values()].at(-1)
    await expect.poll(() => subscription?.cancel_at_period_end, { timeout: 10_000 }).toBe(true)
    await expect(refund(id, 100)).rejects.toMatchObject({ code: 'invalid' })

    api.clock.advance(2000)
    settleDispute(stripe.bank, charge, 'won')
    await deliver()
    expect(await read(id)).toMatchObject({ status: 'paid', disputes: [{ state: 'won' }] })
    expect(await isProductOwned(member, product)).toBe(true)
  })

  it('of an earlier period leaves the current one', async () => {
    const { product, member, id, charge } = await aPaidOrder([MONTHLY])
    const subscription = [...stripe.bank.subscriptions.keys()].at(-1) ?? ''
    api.clock.advance(40 * 24 * 60 * 60 * 1000)
    renew(stripe.bank, subscription, { is_paid: true })
    await deliver()
    disputeCharge(stripe.bank, charge)
    await deliver()
    expect(await isProductOwned(member, product)).toBe(true)
    settleDispute(stripe.bank, charge, 'lost')
    await deliver()
    expect(await read(id)).toMatchObject({ disputes: [{ state: 'lost' }], access: [{ state: 'active' }] })
    expect(await isProductOwned(member, product)).toBe(true)
  })
})
