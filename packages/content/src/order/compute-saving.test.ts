import { describe, expect, it } from 'vitest'
import { computeSaving } from './compute-saving.ts'

const price = (amount: number, interval: 'month' | 'year' | null, currency = 'USD') => ({
  amount,
  currency,
  interval,
  interval_count: interval === null ? null : 1,
})
const monthly = price(2900, 'month')
const yearly = price(22_800, 'year')

describe('computeSaving', () => {
  it('returns the saving of a year against twelve months', () =>
    expect(computeSaving(yearly, [monthly, yearly])).toBe(12_000))
  it('is in whole units of the currency', () => {
    const saving = (currency: string, month: number, year: number) =>
      computeSaving(price(year, 'year', currency), [price(month, 'month', currency)])
    expect([saving('JPY', 980, 9800), saving('KWD', 9500, 90_000)]).toEqual([1960, 24_000])
  })
  it('returns nothing for the shortest interval', () =>
    expect(computeSaving(monthly, [monthly, yearly])).toBeNull())
  it('returns nothing when a year costs as much as twelve months', () =>
    expect(computeSaving(price(34_800, 'year'), [monthly])).toBeNull())
  it('never compares two currencies', () =>
    expect(computeSaving(yearly, [price(2900, 'month', 'EUR'), yearly])).toBeNull())
  it('never compares what is paid once', () => expect(computeSaving(price(100, null), [monthly])).toBeNull())
})
