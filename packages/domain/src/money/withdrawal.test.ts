import { describe, expect, it } from 'vitest'
import { unusedAmount, withdrawalEnd } from './withdrawal.ts'

describe('withdrawalEnd', () => {
  it.each([
    ['2026-11-01T10:00:00.000Z', 'UTC', '2026-11-16T00:00:00.000Z'],
    ['2026-11-01T23:30:00.000Z', 'Europe/Berlin', '2026-11-16T23:00:00.000Z'],
    ['2026-03-20T10:00:00.000Z', 'Europe/Berlin', '2026-04-03T22:00:00.000Z'],
  ])('of %s in %s is %s', (ordered_at, zone, expected) => {
    expect(withdrawalEnd(ordered_at, 14, zone)).toBe(expected)
  })
})

describe('unusedAmount', () => {
  const period = { starts_at: '2026-11-01T10:00:00.000Z', ends_at: '2026-12-01T10:00:00.000Z' }
  it.each([
    ['2026-11-01T10:00:00.000Z', 3000, 'EUR', 3000],
    ['2026-11-02T09:59:59.000Z', 3000, 'EUR', 3000],
    ['2026-11-02T10:00:00.000Z', 3000, 'EUR', 2900],
    ['2026-11-11T10:00:00.000Z', 2999, 'EUR', 2000],
    ['2026-11-11T10:00:00.000Z', 1000, 'JPY', 667],
    ['2026-11-02T10:00:00.000Z', 10_000, 'KWD', 9670],
    ['2026-12-05T10:00:00.000Z', 3000, 'EUR', 0],
    ['2026-10-05T10:00:00.000Z', 3000, 'EUR', 3000],
  ])('at %s of %d %s is %d', (at, amount, currency, expected) => {
    expect(unusedAmount({ ...period, at, amount, currency })).toBe(expected)
  })
})
