import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeOrderTotal } from './order.ts'
import type { Coupon, OrderLine, ProductVersion } from './order.ts'

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

const aCoupon = (discount: Coupon['discount'], product_ids: string[] | null = null): Coupon => ({
  code: 'SPRING',
  discount,
  product_ids,
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
    expect(totalOf([line], aCoupon({ percent_off: 33 })).due_now).toEqual({ ...price, amount: 8270 })
    const off = aCoupon({ amount_off: { amount: 1005, currency: 'KWD' } })
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
    ['a per cent', [aLine('a', 4900)], aCoupon({ percent_off: 20 }), 4900, 980, 3920],
    ['a per cent is rounded down', [aLine('a', 999)], aCoupon({ percent_off: 33 }), 999, 329, 670],
    ['the whole per cent', [aLine('a', 999)], aCoupon({ percent_off: 100 }), 999, 999, 0],
    ['an amount', [aLine('a', 4900)], aCoupon({ amount_off: eur(1000) }), 4900, 1000, 3900],
    [
      'an amount never goes below nothing',
      [aLine('a', 700)],
      aCoupon({ amount_off: eur(1000) }),
      700,
      700,
      0,
    ],
    [
      'an amount is used up over the lines',
      [aLine('a', 700), aLine('b', 900)],
      aCoupon({ amount_off: eur(1000) }),
      1600,
      1000,
      600,
    ],
    [
      'a coupon does not reach a bump',
      [aLine('a', 1000), aLine('b', 500, {}, true)],
      aCoupon({ percent_off: 50 }),
      1500,
      500,
      1000,
    ],
    [
      'a coupon counts for its products alone',
      [aLine('a', 1000), aLine('b', 500)],
      aCoupon({ percent_off: 50 }, ['b']),
      1500,
      250,
      1250,
    ],
    [
      'a coupon takes nothing off a trial',
      [aLine('a', 1900, onTrial)],
      aCoupon({ amount_off: eur(500) }),
      0,
      0,
      0,
    ],
  ])('%s', (_sentence, lines, coupon, subtotal, discount, due_now) => {
    const total = totalOf(lines, coupon)
    expect([total.subtotal, total.discount, total.due_now]).toEqual([
      eur(subtotal),
      eur(discount),
      eur(due_now),
    ])
  })

  it('returns the renewal price of each line, without the coupon', () => {
    const { lines } = totalOf([aLine('a', 1900, onTrial), aLine('b', 500)], aCoupon({ percent_off: 50 }))
    expect(lines.map((line) => [line.renews_at, line.trial_days])).toEqual([
      [eur(1900), 14],
      [null, 0],
    ])
  })

  it.each<[string, OrderLine[], Coupon | null, string]>([
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
    ['a coupon for other products', [aLine('a', 1)], aCoupon({ percent_off: 10 }, ['z']), 'invalid_coupon'],
    [
      'a coupon for a bump alone',
      [aLine('a', 1), aLine('b', 1, {}, true)],
      aCoupon({ percent_off: 10 }, ['b']),
      'invalid_coupon',
    ],
    ['a coupon over a hundred', [aLine('a', 1)], aCoupon({ percent_off: 101 }), 'invalid_coupon'],
    ['a coupon of half a per cent', [aLine('a', 1)], aCoupon({ percent_off: 0.5 }), 'invalid_coupon'],
    ['a coupon that adds', [aLine('a', 1)], aCoupon({ amount_off: eur(-5) }), 'invalid_coupon'],
    [
      'a coupon of another currency',
      [aLine('a', 1)],
      aCoupon({ amount_off: { amount: 5, currency: 'USD' } }),
      'invalid_coupon',
    ],
  ])('refuses %s', (_sentence, lines, coupon, code) => {
    expect(computeOrderTotal(lines, coupon)).toEqual({ ok: false, code })
  })

  it('always adds up, never takes more than there is and never counts below nothing', () => {
    const prices = fc.array(fc.integer({ min: 0, max: 10 ** 9 }), { minLength: 1, maxLength: 6 })
    const discount = fc.oneof(
      fc.integer({ min: 1, max: 100 }).map((percent_off) => ({ percent_off })),
      fc.integer({ min: 1, max: 10 ** 9 }).map((amount) => ({ amount_off: eur(amount) })),
    )
    fc.assert(
      fc.property(prices, discount, (prices, discount) => {
        const total = totalOf(
          prices.map((price, n) => aLine(`p${n}`, price)),
          aCoupon(discount),
        )
        const sum = (part: 'subtotal' | 'discount' | 'due_now') =>
          total.lines.reduce((all, line) => all + line[part].amount, 0)
        expect(sum('subtotal')).toBe(prices.reduce((a, b) => a + b, 0))
        expect(total.due_now.amount).toBe(sum('subtotal') - sum('discount'))
        for (const line of total.lines) expect(line.due_now.amount).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
