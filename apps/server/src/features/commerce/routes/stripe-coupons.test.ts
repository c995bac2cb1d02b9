import { describe, expect, it } from 'vitest'
import type { TestApp } from '#test/factories/apps.ts'
import { aProduct, isProductOwned, MONTHLY, ONCE, TRIAL } from '#test/factories/commerce.ts'
import { aCoupon, aCouponOrder } from '#test/factories/coupons.ts'
import { aMember } from '#test/factories/identity.ts'
import { deliverAll, intentIdOf, useStripeFixture } from '#test/factories/stripe.ts'
import { type TestServer } from '#test/harness.ts'
import { payIntent, renew, require } from '#test/stand-ins/stripe/bank.ts'
import type { StripeStandIn } from '#test/stand-ins/stripe/stripe-stand-in.ts'

let api: TestServer
let stripe: StripeStandIn
let app: TestApp

useStripeFixture((scene) => {
  ;({ api, stripe, app } = scene)
})

const half = { kind: 'percent', percent_off: 50 } as const
const lastOf = <T>(objects: ReadonlyMap<string, T>): T => {
  const found = [...objects.values()].at(-1)
  if (!found) throw new Error('There is none.')
  return found
}

async function buy(version: typeof ONCE, input: Parameters<typeof aCoupon>[1]) {
  const [member, product] = [await aMember(app), await aProduct(app, { versions: [version] })]
  const coupon = await aCoupon(app, input)
  const intent = await aCouponOrder(member, product, coupon.code)
  payIntent(stripe.bank, intentIdOf(intent))
  await deliverAll(app, stripe.bank)
  return { member, product, intent, coupon }
}

const paymentsOf = ({ subscriber_id }: { subscriber_id: string }) =>
  api.inApp(app.id, async (tx) =>
    (
      await tx
        .selectFrom('invoices')
        .select('total')
        .where('subscriber_id', '=', subscriber_id)
        .orderBy('issued_at')
        .orderBy('id')
        .execute()
    ).map(({ total }) => total),
  )

describe('a coupon through Stripe', () => {
  it('reduces a single payment itself', async () => {
    const { member, product, intent } = await buy(ONCE, { discount: half })
    expect(intent.final_amount).toBe(2450)
    expect(require(stripe.bank.intents, intentIdOf(intent)).amount).toBe(2450)
    expect(await isProductOwned(member, product)).toBe(true)
  })

  it('is sent in the units of Stripe', async () => {
    const krona = { ...MONTHLY, currency: 'ISK', amount: 3001 }
    const { intent } = await buy(krona, { discount: half })
    expect(intent.final_amount).toBe(1500)
    expect(lastOf(stripe.bank.coupons)).toMatchObject({
      amount_off: 150_100,
      currency: 'isk',
      duration: 'once',
    })
  })

  it('counts for the first payment alone', async () => {
    const { member, product } = await buy(MONTHLY, { discount: half, name: 'Advent' })
    expect(lastOf(stripe.bank.coupons)).toMatchObject({ amount_off: 1450, duration: 'once', name: 'Advent' })
    renew(stripe.bank, lastOf(stripe.bank.subscriptions).id, { is_paid: true })
    await deliverAll(app, stripe.bank)
    expect(await paymentsOf(member)).toEqual([1450, 2900])
    expect(await isProductOwned(member, product)).toBe(true)
  })

  it.each([
    ['two payments', MONTHLY, 2, [1450, 1450, 2900]],
    ['the payment after a trial', TRIAL, 1, [1450, 2900]],
  ])('is ended by our own count after %s', async (_sentence, version, periods, amounts) => {
    const { member, product } = await buy(version, { discount: half, periods })
    expect(lastOf(stripe.bank.coupons).duration).toBe('forever')
    const subscription = lastOf(stripe.bank.subscriptions)
    renew(stripe.bank, subscription.id, { is_paid: true })
    await deliverAll(app, stripe.bank)
    await expect.poll(() => subscription.item.coupon, { timeout: 15_000 }).toBeNull()
    renew(stripe.bank, subscription.id, { is_paid: true })
    await deliverAll(app, stripe.bank)
    expect(await paymentsOf(member)).toEqual(amounts)
    expect(await isProductOwned(member, product)).toBe(true)
  })

  it('stores a card where the first payment is nothing', async () => {
    const all = { kind: 'percent', percent_off: 100 } as const
    const { member, product, intent } = await buy(MONTHLY, { discount: all })
    expect(intent).toMatchObject({ kind: 'setup_intent', final_amount: 0 })
    expect(await isProductOwned(member, product)).toBe(true)
    renew(stripe.bank, lastOf(stripe.bank.subscriptions).id, { is_paid: true })
    await deliverAll(app, stripe.bank)
    expect(await paymentsOf(member)).toEqual([0, 2900])
  })
})
