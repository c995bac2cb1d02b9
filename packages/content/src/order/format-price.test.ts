import { getTranslator } from '@foyer/i18n/server'
import { describe, expect, it } from 'vitest'
import { expectedRenewal, formatPrice, formatRenewal } from './format-price.ts'
import type { Preview } from './types.ts'

const { t, formatIn } = getTranslator('en')
const format = formatIn('UTC')
const line = {
  product_id: 'all-in',
  version_id: 'monthly',
  title: 'Kiln All-in',
  amount: 2900,
  discount: 0,
  total: 0,
  interval: 'month' as const,
  interval_count: 1,
  trial_ends_at: null,
  is_bump: false,
  setup_fee: 0,
  setup_due: 0,
  tax: 0,
}
const monthly = {
  amount: 2900,
  interval: 'month',
  interval_count: 1,
  next_at: '2026-11-25T12:00:00.000Z',
  next_amount: 2900,
  discounted_periods: 0,
} as const

describe('formatPrice', () => {
  it.each([
    [2900, null, null, '$29'],
    [2900, 'month', 1, '$29 a month'],
    [2950, 'month', 3, '$29.50 every 3 months'],
    [22800, 'year', 1, '$228 a year'],
    [500, 'week', 1, '$5 a week'],
    [100, 'day', 2, '$1 every 2 days'],
    [0, 'month', 1, 'Free'],
  ] as const)('%i per %s and %s is %s', (amount, interval, interval_count, expected) => {
    expect(formatPrice(t, format, { amount, currency: 'USD', interval, interval_count })).toBe(expected)
  })
})

describe('expectedRenewal', () => {
  const version = {
    id: 'version',
    name: '',
    amount: 2900,
    currency: 'USD',
    is_default: true,
    interval: 'month' as const,
    interval_count: 1,
  }
  const day = new Date('2026-06-10T12:00:00.000Z')

  it('is worded as what the server will answer, but for the day', () => {
    expect(
      formatRenewal(
        t,
        format,
        expectedRenewal({ ...version, trial_days: 0, setup_fee: 0, group: null, tax: null }, day),
      ),
    ).toMatch(/^Renews on .*2026 for \$29(\.00)? a month until you cancel\.$/)
    expect(
      formatRenewal(
        t,
        format,
        expectedRenewal({ ...version, trial_days: 7, setup_fee: 0, group: null, tax: null }, day),
      ),
    ).toMatch(/^Free until .*2026, then \$29(\.00)? a month\.$/)
  })

  it('is nothing for what is paid once', () => {
    const once = {
      ...version,
      interval: null,
      interval_count: null,
      trial_days: 0,
      setup_fee: 0,
      group: null,
      tax: null,
    }
    expect(formatRenewal(t, format, expectedRenewal(once, day))).toBeNull()
  })
})

describe('formatRenewal', () => {
  const preview = (changes: Partial<Preview>): Pick<Preview, 'recurring' | 'currency' | 'lines'> => ({
    currency: 'USD',
    lines: [line],
    recurring: monthly,
    ...changes,
  })

  it('shows until when the trial is free and the price after it', () => {
    const lines = [{ ...line, trial_ends_at: '2026-11-25T12:00:00.000Z' }]
    expect(formatRenewal(t, format, preview({ lines }))).toMatch(
      /^Free until .*November.* then \$29 a month\.$/,
    )
  })

  it.each([
    [1450, 1, /for \$14\.50, then \$29 a month until/],
    [1450, 3, /for 3 payments of \$14\.50, then \$29 a month until/],
    [1450, null, /for \$14\.50 a month until/],
    [0, 1, /for Free, then \$29 a month until/],
  ])(
    'shows what the next payments cost with a coupon: %i, %s times',
    (next_amount, discounted_periods, text) => {
      const recurring = { ...monthly, next_amount, discounted_periods }
      expect(formatRenewal(t, format, preview({ recurring }))).toMatch(text)
    },
  )

  it('shows the renewal date', () => {
    expect(formatRenewal(t, format, preview({}))).toMatch(
      /^Renews on .*November.* for \$29 a month until you cancel\.$/,
    )
  })

  it('returns nothing for a one-time price', () => {
    expect(formatRenewal(t, format, preview({ recurring: null }))).toBeNull()
  })
})
