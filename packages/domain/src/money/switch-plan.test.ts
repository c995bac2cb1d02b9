import { describe, expect, it } from 'vitest'
import { computeSwitch, type SwitchTerms } from './switch-plan.ts'

const MONTHLY = { amount: 2900, interval: 'month', interval_count: 1 } as const
const YEARLY = { amount: 22_800, interval: 'year', interval_count: 1 } as const
const PRO = { ...MONTHLY, amount: 4900 }

const terms = (more: Partial<SwitchTerms> = {}): SwitchTerms => ({
  from: MONTHLY,
  to: YEARLY,
  discount: 0,
  currency: 'USD',
  paid: 2900,
  paid_from: '2026-11-01T00:00:00.000Z',
  period_starts_at: '2026-11-01T00:00:00.000Z',
  period_ends_at: '2026-12-01T00:00:00.000Z',
  is_trial: false,
  at: '2026-11-16T00:00:00.000Z',
  zone: 'UTC',
  ...more,
})

describe('a switch to a higher price', () => {
  it.each<[string, Partial<SwitchTerms>, number, number, string]>([
    ['half a month', {}, 1450, 22_800, '2027-11-16T00:00:00.000Z'],
    ['at once', { at: '2026-11-01T00:00:00.000Z' }, 2900, 22_800, '2027-11-01T00:00:00.000Z'],
    ['one second later', { at: '2026-11-01T00:14:54.000Z' }, 2899, 22_800, '2027-11-01T00:14:54.000Z'],
    ['the last second', { at: '2026-11-30T23:59:59.000Z' }, 0, 22_800, '2027-11-30T23:59:59.000Z'],
    ['a period that nothing was paid for', { paid: 0 }, 0, 22_800, '2027-11-16T00:00:00.000Z'],
    ['a discount', { discount: 800, paid: 1450 }, 725, 22_000, '2027-11-16T00:00:00.000Z'],
    ['the same interval', { to: PRO }, 1450, 2450, '2026-12-01T00:00:00.000Z'],
    [
      'a second time in one period',
      {
        from: PRO,
        to: { ...MONTHLY, amount: 9900 },
        paid: 2450,
        paid_from: '2026-11-16T00:00:00.000Z',
        at: '2026-11-23T12:00:00.000Z',
      },
      1225,
      2475,
      '2026-12-01T00:00:00.000Z',
    ],
    [
      'a currency without decimals',
      { currency: 'JPY', at: '2026-11-11T00:00:00.000Z' },
      1933,
      22_800,
      '2027-11-11T00:00:00.000Z',
    ],
    [
      'a currency in steps of ten',
      { currency: 'BHD', at: '2026-11-11T00:00:00.000Z' },
      1930,
      22_800,
      '2027-11-11T00:00:00.000Z',
    ],
    [
      'from the 31st',
      {
        at: '2027-01-31T00:00:00.000Z',
        to: { ...PRO, interval_count: 3 },
        period_ends_at: '2027-02-28T00:00:00.000Z',
        period_starts_at: '2027-01-31T00:00:00.000Z',
        paid_from: '2027-01-31T00:00:00.000Z',
      },
      2900,
      4900,
      '2027-04-30T00:00:00.000Z',
    ],
    [
      'on 29 February',
      {
        at: '2028-02-29T00:00:00.000Z',
        period_ends_at: '2028-03-29T00:00:00.000Z',
        period_starts_at: '2028-02-29T00:00:00.000Z',
        paid_from: '2028-02-29T00:00:00.000Z',
      },
      2900,
      22_800,
      '2029-02-28T00:00:00.000Z',
    ],
  ])('credits by the second: %s', (_name, more, credit, charge, next_at) => {
    const cost = computeSwitch(terms(more))
    expect(cost).toMatchObject({ takes_effect: 'now', credit, charge, due: charge - credit, next_at })
  })
})

describe('a switch that waits', () => {
  it.each<[string, Partial<SwitchTerms>]>([
    ['a lower price', { from: YEARLY, to: MONTHLY }],
    ['an equal price', { to: MONTHLY }],
    ['less than can be charged', { to: PRO, at: '2026-11-30T23:00:00.000Z' }],
  ])('applies at the end of the period: %s', (_name, more) => {
    expect(computeSwitch(terms(more))).toMatchObject({
      takes_effect: 'period_end',
      due: 0,
      next_at: '2026-12-01T00:00:00.000Z',
    })
  })

  it('costs nothing while a trial runs', () => {
    expect(computeSwitch(terms({ is_trial: true, discount: 800 }))).toEqual({
      takes_effect: 'trial',
      credit: 0,
      charge: 0,
      due: 0,
      next_at: '2026-12-01T00:00:00.000Z',
      next_amount: 22_000,
    })
  })
})
