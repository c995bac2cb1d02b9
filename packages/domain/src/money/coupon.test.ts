import { describe, expect, it } from 'vitest'
import { couponKey, discountOfPeriod, findCouponRefusal, type CouponLimits } from './coupon.ts'

describe('couponKey', () => {
  it.each(['WELCOME10', 'welcome10', '  Welcome10 ', 'WELCOME 10', 'Wélcome10', 'WELCOME\u200b10'])(
    'reads %j like any other',
    (code) => {
      expect(couponKey(code)).toBe('welcome10')
    },
  )
})

describe('findCouponRefusal', () => {
  const limits: CouponLimits = {
    is_paused: false,
    starts_on: '2026-11-01',
    ends_on: '2026-11-30',
    max_uses: 10,
    max_uses_each: 1,
    uses: 9,
  }

  it.each<[string, Partial<CouponLimits>, string, number, string | null]>([
    ['on its first day', {}, '2026-11-01', 0, null],
    ['on its last day', {}, '2026-11-30', 0, null],
    ['the day after', {}, '2026-12-01', 0, 'expired'],
    ['the day before', {}, '2026-10-31', 0, 'not_started'],
    ['paused', { is_paused: true }, '2026-11-05', 0, 'paused'],
    ['used up', { uses: 10 }, '2026-11-05', 0, 'used_up'],
    ['used by the buyer', {}, '2026-11-05', 1, 'used_by_you'],
    ['used by the buyer and used up', { uses: 10 }, '2026-11-05', 1, 'used_by_you'],
    [
      'without limits',
      { starts_on: null, ends_on: null, max_uses: null, max_uses_each: null, uses: 9000 },
      '2030-01-01',
      12,
      null,
    ],
  ])('%s', (_sentence, changes, today, own_uses, reason) => {
    expect(findCouponRefusal({ ...limits, ...changes }, { today, own_uses })).toBe(reason)
  })
})

describe('discountOfPeriod', () => {
  it.each([
    [1, [500, 0, 0]],
    [2, [500, 500, 0]],
    [0, [500, 500, 500]],
  ])('with %i periods: %j', (periods, expected) => {
    expect([1, 2, 3].map((n) => discountOfPeriod({ discount: 500, periods }, n))).toEqual(expected)
  })
})
