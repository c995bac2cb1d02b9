import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CURRENCIES } from '@foyer/contract/rules/currencies'
import type { Coupon, CouponDiscount } from './coupon.ts'
import { minPrice } from './min-price.ts'
import { computeOrderTotal } from './order.ts'
import type { OrderLine, ProductVersion } from './order.ts'
import { chargeStep, fromProviderAmount, toProviderAmount } from './provider-amount.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' })

function aLine(
  product_id: string,
  amount: number,
  fields: Partial<ProductVersion> = {},
  bump = false,
): OrderLine {
  return {
    version: {
      version_id: `${product_id}-version`,
      product_id,
      price: eur(amount),
      interval: null,
      interval_count: 1,
      trial_days: 0,
      ...fields,
    },
    is_order_bump: bump,
  }
}

const aCoupon = (
  discount: CouponDiscount,
  product_ids: string[] | null = null,
  more: Partial<Coupon> = {},
): Coupon => ({ discount, periods: 1, product_ids, version_ids: null, ...more })

const percent = (percent_off: number): CouponDiscount => ({ kind: 'percent', percent_off })
const fixed = (amount: number, currency = 'EUR'): CouponDiscount => ({
  kind: 'fixed',
  amounts_off: [{ amount, currency }],
})

function totalOf(lines: OrderLine[], coupon: Coupon | null = null) {
  const preview = computeOrderTotal(lines, coupon)
  if (!preview.ok) throw new Error(preview.code)
  return preview.total
}

describe('computeOrderTotal', () => {
  const monthly = { interval: 'month' as const }
  const onTrial = { ...monthly, trial_days: 14 }

  it('rounds a discount down to what can be charged', () => {
    const price = { amount: 12_340, currency: 'KWD' }
    const line = aLine('a', 0, { price })
    expect(totalOf([line], aCoupon(percent(33))).due_now).toEqual({ ...price, amount: 8270 })
    const off = aCoupon(fixed(1005, 'KWD'))
    expect(totalOf([line], off).due_now).toEqual({ ...price, amount: 11_340 })
  })

  it.each<[string, OrderLine[], Coupon | null, number, number, number]>([
    ['one product', [aLine('a', 4900)], null, 4900, 0, 4900],
    ['a product and a bump', [aLine('a', 4900), aLine('b', 900, {}, true)], null, 5800, 0, 5800],
    ['a free product', [aLine('a', 0)], null, 0, 0, 0],
    ['a subscription', [aLine('a', 1900, monthly)], null, 1900, 0, 1900],
    ['a subscription on trial costs nothing today', [aLine('a', 1900, onTrial)], null, 0, 0, 0],
    [
      'a trial means nothing for a one-time price',
      [aLine('a', 1900, { trial_days: 14 })],
      null,
      1900,
      0,
      1900,
    ],
    ['a per cent', [aLine('a', 4900)], aCoupon(percent(20)), 4900, 980, 3920],
    ['half a cent counts up', [aLine('a', 990)], aCoupon(percent(5)), 990, 50, 940],
    [
      'a per cent is rounded once over the sum',
      [aLine('a', 990), aLine('b', 990)],
      aCoupon(percent(5)),
      1980,
      99,
      1881,
    ],
    ['the whole per cent', [aLine('a', 999)], aCoupon(percent(100)), 999, 999, 0],
    ['an amount', [aLine('a', 4900)], aCoupon(fixed(1000)), 4900, 1000, 3900],
    ['an amount never goes below nothing', [aLine('a', 700)], aCoupon(fixed(1000)), 700, 700, 0],
    [
      'an amount is shared by the lines',
      [aLine('a', 700), aLine('b', 900)],
      aCoupon(fixed(1000)),
      1600,
      1000,
      600,
    ],
    [
      'a coupon does not reach a bump',
      [aLine('a', 1000), aLine('b', 500, {}, true)],
      aCoupon(percent(50)),
      1500,
      500,
      1000,
    ],
    [
      'a coupon counts for its products alone',
      [aLine('a', 1000), aLine('b', 500)],
      aCoupon(percent(50), ['b']),
      1500,
      250,
      1250,
    ],
    ['a coupon takes nothing off a trial', [aLine('a', 1900, onTrial)], aCoupon(fixed(500)), 0, 0, 0],
  ])('%s', (_sentence, lines, coupon, subtotal, discount, due_now) => {
    const total = totalOf(lines, coupon)
    expect([total.subtotal, total.discount, total.due_now]).toEqual([
      eur(subtotal),
      eur(discount),
      eur(due_now),
    ])
  })

  it('shares a discount by the largest remainder, so that the lines add up', () => {
    const { lines } = totalOf([aLine('a', 1000), aLine('b', 1000), aLine('c', 1000)], aCoupon(fixed(1000)))
    expect(lines.map((line) => line.discount.amount)).toEqual([334, 333, 333])
  })

  it('returns the renewal price of each line, and what a discounted period has off', () => {
    const { lines } = totalOf([aLine('a', 1900, onTrial), aLine('b', 500)], aCoupon(percent(50)))
    expect(
      lines.map((line) => [line.renews_at, line.trial_days, line.discount, line.period_discount]),
    ).toEqual([
      [eur(1900), 14, eur(0), eur(950)],
      [null, 0, eur(250), eur(0)],
    ])
  })

  it('adds free days to those of the price, up to two years', () => {
    const free = (trial_days: number) => aCoupon({ kind: 'trial', trial_days })
    const days = (line: OrderLine, coupon: Coupon) => totalOf([line], coupon).lines[0]?.trial_days
    expect(days(aLine('a', 1900, monthly), free(30))).toBe(30)
    expect(days(aLine('a', 1900, onTrial), free(30))).toBe(44)
    expect(days(aLine('a', 1900, onTrial), free(730))).toBe(730)
  })

  it.each<[string, OrderLine[], null, string]>([
    ['an order of nothing', [], null, 'order_is_empty'],
    ['one product twice', [aLine('a', 1), aLine('a', 2)], null, 'invalid_version'],
    ['a negative price', [aLine('a', -1)], null, 'invalid_version'],
    ['half a minor unit', [aLine('a', 0.5)], null, 'invalid_version'],
    ['a period of nothing', [aLine('a', 1, { interval: 'day', interval_count: 0 })], null, 'invalid_version'],
    [
      'two currencies',
      [aLine('a', 1), aLine('b', 1, { price: { amount: 1, currency: 'USD' } })],
      null,
      'mixed_currencies',
    ],
  ])('refuses %s', (_sentence, lines, coupon, code) => {
    expect(computeOrderTotal(lines, coupon)).toEqual({ ok: false, code })
  })

  it.each<[string, OrderLine[], Coupon, string]>([
    ['a coupon for other products', [aLine('a', 900)], aCoupon(percent(10), ['z']), 'other_product'],
    [
      'a coupon for another price',
      [aLine('a', 900)],
      aCoupon(percent(10), null, { version_ids: ['z'] }),
      'other_product',
    ],
    [
      'a coupon for a bump alone',
      [aLine('a', 900), aLine('b', 900, {}, true)],
      aCoupon(percent(10), ['b']),
      'other_product',
    ],
    ['a coupon for what is free', [aLine('a', 0)], aCoupon(percent(10)), 'other_product'],
    [
      'free days of what is paid once',
      [aLine('a', 900)],
      aCoupon({ kind: 'trial', trial_days: 7 }),
      'other_product',
    ],
    ['a coupon of another currency', [aLine('a', 900)], aCoupon(fixed(5, 'USD')), 'other_currency'],
    ['a rest that cannot be charged', [aLine('a', 900)], aCoupon(fixed(880)), 'below_minimum'],
    [
      'renewals that cannot be charged',
      [aLine('a', 900, monthly), aLine('b', 900)],
      aCoupon(percent(95), ['a'], { periods: 0 }),
      'below_minimum',
    ],
    [
      'a first payment after the trial that cannot be charged',
      [aLine('a', 900, onTrial)],
      aCoupon(percent(95)),
      'below_minimum',
    ],
  ])('refuses %s', (_sentence, lines, coupon, reason) => {
    expect(computeOrderTotal(lines, coupon)).toEqual({ ok: false, code: 'invalid_coupon', reason })
  })

  it('adds up in every currency, to what its provider can charge, and never counts below nothing', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 10 ** 7 }), { minLength: 1, maxLength: 6 })
    const off = fc.oneof(
      fc.integer({ min: 1, max: 100 }).map((percent_off) => ({ percent_off })),
      fc.integer({ min: 1, max: 10 ** 9 }).map((amount) => ({ amount })),
    )
    fc.assert(
      fc.property(
        steps,
        off,
        fc.constantFrom(...CURRENCIES),
        fc.boolean(),
        (prices, discount, currency, renews) => {
          const lines = prices.map((price, n) =>
            aLine(`p${n}`, 0, {
              price: { amount: price * chargeStep(currency), currency },
              ...(renews && n === 0 ? monthly : {}),
            }),
          )
          const given =
            'percent_off' in discount ? percent(discount.percent_off) : fixed(discount.amount, currency)
          const result = computeOrderTotal(lines, aCoupon(given))
          const sum_of_prices = lines.reduce((all, line) => all + line.version.price.amount, 0)
          if (!result.ok)
            return (
              result.code === 'invalid_coupon' &&
              result.reason === (sum_of_prices > 0 ? 'below_minimum' : 'other_product')
            )
          const { total } = result
          const sum = (part: 'subtotal' | 'discount' | 'due_now') =>
            total.lines.reduce((all, line) => all + line[part].amount, 0)
          expect(sum('subtotal')).toBe(sum_of_prices)
          expect(sum('discount')).toBe(total.discount.amount)
          expect(total.due_now.amount).toBe(sum('subtotal') - sum('discount'))
          expect(total.due_now.amount === 0 || total.due_now.amount >= minPrice(currency)).toBe(true)
          for (const { due_now, discount: share, period_discount, renews_at } of total.lines) {
            expect(due_now.amount).toBeGreaterThanOrEqual(0)
            for (const one of [due_now, share])
              expect(fromProviderAmount(toProviderAmount(one), currency)).toEqual(one)
            expect(period_discount.amount).toBe(renews_at ? share.amount : 0)
          }
          return true
        },
      ),
      { numRuns: 2000 },
    )
  })
})
