import { beforeAll, describe, expect, it } from 'vitest'
import { aGuest, aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct, isProductOwned, MONTHLY, ONCE, TRIAL, versionOf } from '#test/factories/commerce.ts'
import { aCoupon, aCouponOrder, aCouponPreview } from '#test/factories/coupons.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const TIMEOUT = { timeout: 15_000 }
const refusal = (reason: string) => ({ code: 'invalid_coupon', status: 422, problem: { params: { reason } } })
const studio = (of: TestApp = app) => api.as({ ...of.owner, slug: of.slug })
const usesOf = async (id: string, of: TestApp = app) =>
  (await studio(of).call('commerce.getCoupon', { id })).uses
const pay = (member: Caller, order_id: string) =>
  api.as(member).call('commerce.confirmSandboxPayment', { order_id, card: 'succeeds' })

async function invoicesOf(of: TestApp, { subscriber_id }: { subscriber_id: string }) {
  return api.inApp(of.id, (tx) =>
    tx
      .selectFrom('invoices')
      .select(['total', 'lines'])
      .where('subscriber_id', '=', subscriber_id)
      .orderBy('issued_at')
      .execute(),
  )
}

describe('a coupon at the checkout', () => {
  it('is found in any case and with blanks, and takes the same off preview, order, payment and invoice', async () => {
    const [member, product] = [
      await aMember(app),
      await aProduct(app, { versions: [{ ...ONCE, amount: 4999 }] }),
    ]
    const coupon = await aCoupon(app, { code: 'Spring-33', discount: { kind: 'percent', percent_off: 33 } })
    const preview = await aCouponPreview(member, product, '  spring-33 ')
    expect(preview).toMatchObject({
      subtotal: 4999,
      discount: 1650,
      final_amount: 3349,
      coupon: { code: 'Spring-33', periods: 1 },
    })
    const order = await aCouponOrder(member, product, 'SPRING-33')
    expect(order).toMatchObject({ final_amount: 3349, kind: 'payment_intent' })
    expect(await usesOf(coupon.id)).toBe(1)
    await pay(member, order.order_id)
    expect(await isProductOwned(member, product)).toBe(true)
    expect(await invoicesOf(app, member)).toMatchObject([{ total: 3349, lines: [{ amount: 3349 }] }])
    expect(await studio().call('commerce.getCoupon', { id: coupon.id })).toMatchObject({
      uses: 1,
      revenue: [{ amount: 3349, currency: 'EUR' }],
      discounted: [{ amount: 1650, currency: 'EUR' }],
      latest_uses: [{ state: 'used', total: { amount: 3349 }, discount: { amount: 1650 } }],
    })
  })

  it('counts once for an order that is opened again, and no more once the order has ended', async () => {
    const [member, product] = [await aMember(app), await aProduct(app)]
    const coupon = await aCoupon(app, { max_uses: 1 })
    const [first, second] = [
      await aCouponOrder(member, product, coupon.code),
      await aCouponOrder(member, product, coupon.code),
    ]
    expect(second.order_id).toBe(first.order_id)
    expect(await usesOf(coupon.id)).toBe(1)
    await expect(aCouponPreview(await aMember(app), product, coupon.code)).rejects.toMatchObject(
      refusal('used_up'),
    )
    // Without the coupon, the order is another one, and the first has ended.
    await api.as(member).call('commerce.createIntent', {
      id: product.id,
      version_id: versionOf(product),
      final_amount: 4900,
    })
    expect(await usesOf(coupon.id)).toBe(0)
    await expect(pay(member, first.order_id)).rejects.toMatchObject({ code: 'payment_failed' })
  })

  it('says why it cannot be used', async () => {
    const [member, product, other] = [await aMember(app), await aProduct(app), await aProduct(app)]
    const preview = (code: string) => aCouponPreview(member, product, code)
    await expect(preview('nothing')).rejects.toMatchObject(refusal('unknown'))
    const paused = await aCoupon(app)
    await studio().call('commerce.pauseCoupon', { id: paused.id })
    await expect(preview(paused.code)).rejects.toMatchObject(refusal('paused'))
    await studio().call('commerce.resumeCoupon', { id: paused.id })
    await expect(preview(paused.code)).resolves.toMatchObject({ discount: 980 })
    const codes = {
      expired: { ends_on: '2020-01-01' },
      not_started: { starts_on: '2100-01-01' },
      other_product: { product_ids: [other.id] },
      other_currency: { discount: { kind: 'fixed', amounts_off: [{ amount: 500, currency: 'USD' }] } },
      below_minimum: { discount: { kind: 'fixed', amounts_off: [{ amount: 4860, currency: 'EUR' }] } },
    } as const
    for (const [reason, input] of Object.entries(codes)) {
      const { code } = await aCoupon(app, input as Parameters<typeof aCoupon>[1])
      await expect(preview(code)).rejects.toMatchObject(refusal(reason))
    }
    const once = await aCoupon(app, { max_uses_each: 1 })
    await pay(member, (await aCouponOrder(member, product, once.code)).order_id)
    await expect(aCouponPreview(member, other, once.code)).rejects.toMatchObject(refusal('used_by_you'))
    await expect(aCouponPreview(aGuest(app), other, once.code)).resolves.toMatchObject({ discount: 980 })
    await expect(aCouponPreview(await aMember(await anApp()), product, once.code)).rejects.toMatchObject({
      code: 'product_not_found',
    })
  })

  it('refuses an order whose coupon has changed since its preview', async () => {
    const [member, product] = [await aMember(app), await aProduct(app)]
    const coupon = await aCoupon(app)
    const { final_amount } = await aCouponPreview(member, product, coupon.code)
    const discount = { kind: 'percent', percent_off: 10 } as const
    await studio().call('commerce.updateCoupon', { ...inputOf(coupon), id: coupon.id, discount })
    const order = { id: product.id, version_id: versionOf(product), coupon: coupon.code, final_amount }
    await expect(api.as(member).call('commerce.createIntent', order)).rejects.toMatchObject({
      code: 'order_preview_mismatch',
    })
  })

  it('ends at midnight of the app’s zone', async () => {
    const honolulu = await anApp({ time_zone: 'Pacific/Honolulu' })
    const product = await aProduct(honolulu)
    const last_day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Honolulu' }).format(
      api.clock.now(),
    )
    const { code } = await aCoupon(honolulu, { ends_on: last_day })
    await expect(aCouponPreview(aGuest(honolulu), product, code)).resolves.toMatchObject({ discount: 980 })
    await studio(honolulu).call('apps.moveClock', { forward_seconds: 24 * 60 * 60 })
    await expect(aCouponPreview(aGuest(honolulu), product, code)).rejects.toMatchObject(refusal('expired'))
  })

  it('makes an order free without a card, with an invoice over nothing', async () => {
    const [member, product] = [await aMember(app), await aProduct(app)]
    const coupon = await aCoupon(app, { discount: { kind: 'percent', percent_off: 100 } })
    const order = await aCouponOrder(member, product, coupon.code)
    expect(order).toMatchObject({ kind: 'free', status: 'succeeded', final_amount: 0 })
    expect(await isProductOwned(member, product)).toBe(true)
    expect(await invoicesOf(app, member)).toMatchObject([{ total: 0 }])
    expect(await usesOf(coupon.id)).toBe(1)
  })

  it('still asks for a card where something is due later', async () => {
    const [member, product] = [await aMember(app), await aProduct(app, { versions: [MONTHLY] })]
    const all = { kind: 'percent', percent_off: 100 } as const
    const once = await aCoupon(app, { discount: all })
    expect(await aCouponPreview(member, product, once.code)).toMatchObject({
      final_amount: 0,
      recurring: { next_amount: 2900, discounted_periods: 0 },
    })
    const order = await aCouponOrder(member, product, once.code)
    expect(order).toMatchObject({ kind: 'setup_intent', status: 'requires_payment' })
    const forever = await aCoupon(app, { discount: all, periods: 0 })
    expect(await aCouponPreview(member, product, forever.code)).toMatchObject({ recurring: null })
    expect(await aCouponOrder(member, product, forever.code)).toMatchObject({ kind: 'free' })
    expect([await usesOf(once.id), await usesOf(forever.id)]).toEqual([0, 1])
  })

  it('gives free days before the first payment', async () => {
    const [member, product] = [await aMember(app), await aProduct(app, { versions: [MONTHLY] })]
    const { code } = await aCoupon(app, { discount: { kind: 'trial', trial_days: 30 } })
    const preview = await aCouponPreview(member, product, code)
    expect(preview).toMatchObject({ final_amount: 0, discount: 0, recurring: { next_amount: 2900 } })
    const days = Date.parse(preview.recurring?.next_at ?? '') - api.clock.now().getTime()
    expect(Math.round(days / 86_400_000)).toBe(30)
    expect(await aCouponOrder(member, product, code)).toMatchObject({ kind: 'setup_intent' })
  })

  it('lets exactly as many of 200 members use it as it has uses', async () => {
    const crowded = await anApp()
    const [product, members] = [
      await aProduct(crowded),
      await Promise.all(Array.from({ length: 200 }, () => aMember(crowded))),
    ]
    const { code, id } = await aCoupon(crowded, { max_uses: 10 })
    const order = { id: product.id, version_id: versionOf(product), coupon: code, final_amount: 3920 }
    const results = await Promise.allSettled(
      members.map((member) => api.as(member).call('commerce.createIntent', order)),
    )
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    for (const reason of refused) expect(reason).toMatchObject(refusal('used_up'))
    expect(await usesOf(id, crowded)).toBe(10)
  }, 30_000)

  it('lets one member use it once over several products at the same time', async () => {
    const member = await aMember(app)
    const products = await Promise.all(Array.from({ length: 6 }, () => aProduct(app)))
    const { code, id } = await aCoupon(app, { max_uses_each: 1 })
    const results = await Promise.allSettled(
      products.map((product) =>
        api.as(member).call('commerce.createIntent', {
          id: product.id,
          version_id: versionOf(product),
          coupon: code,
          final_amount: 3920,
        }),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await usesOf(id)).toBe(1)
  })
})

describe('a coupon of a subscription with test money', () => {
  it.each([
    ['the first payment', MONTHLY, 1, [1450, 2900, 2900, 2900]],
    ['two payments', MONTHLY, 2, [1450, 1450, 2900, 2900]],
    ['all payments', MONTHLY, 0, [1450, 1450, 1450, 1450]],
    ['the payment after a trial', TRIAL, 1, [1450, 2900, 2900]],
  ])('discounts %s', async (_sentence, version, periods, amounts) => {
    const shop = await anApp()
    const [product, member] = [await aProduct(shop, { versions: [version] }), await aMember(shop)]
    const { code } = await aCoupon(shop, { discount: { kind: 'percent', percent_off: 50 }, periods })
    await pay(member, (await aCouponOrder(member, product, code)).order_id)
    const next = async () => (await api.as(member).call('commerce.listSubscriptions')).items[0]?.next_amount
    expect(await next()).toBe(version.trial_days === undefined ? amounts[1] : amounts[0])
    await studio(shop).call('apps.moveClock', { forward_seconds: 100 * 24 * 60 * 60 })
    const totals = async () => (await invoicesOf(shop, member)).map((invoice) => invoice.total)
    await expect.poll(totals, TIMEOUT).toEqual(amounts)
    expect(await isProductOwned(member, product)).toBe(true)
  })
})

type Input = Parameters<typeof aCoupon>[1]

/** A coupon as it is sent to save it. */
function inputOf({
  code,
  name,
  discount,
  periods,
  max_uses,
  max_uses_each,
}: Awaited<ReturnType<typeof aCoupon>>): NonNullable<Input> & { code: string; discount: typeof discount } {
  return { code, name, discount, periods, max_uses, max_uses_each }
}
