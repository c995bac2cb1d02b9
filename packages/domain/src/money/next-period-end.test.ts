import { describe, expect, it } from 'vitest'
import type { ProductInterval } from '../constants/index.ts'
import { nextPeriodEnd, periodEndAfter } from './next-period-end.ts'

describe('nextPeriodEnd', () => {
  it.each<[string, ProductInterval, number, string, string]>([
    ['2026-01-31T10:00:00Z', 'month', 1, 'UTC', '2026-02-28T10:00:00.000Z'],
    ['2026-01-31T10:00:00Z', 'month', 2, 'UTC', '2026-03-31T10:00:00.000Z'],
    ['2026-01-31T10:00:00Z', 'month', 3, 'UTC', '2026-04-30T10:00:00.000Z'],
    ['2024-02-29T10:00:00Z', 'year', 1, 'UTC', '2025-02-28T10:00:00.000Z'],
    ['2024-02-29T10:00:00Z', 'year', 4, 'UTC', '2028-02-29T10:00:00.000Z'],
    ['2026-05-10T10:00:00Z', 'week', 2, 'UTC', '2026-05-24T10:00:00.000Z'],
    ['2026-03-28T10:00:00Z', 'day', 1, 'Europe/Berlin', '2026-03-29T09:00:00.000Z'],
    ['2026-01-31T23:30:00Z', 'month', 1, 'Europe/Berlin', '2026-02-28T23:30:00.000Z'],
    ['2026-02-28T01:30:00Z', 'day', 29, 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ])('from %s after %s times %i in %s: %s', (anchor, interval, n, zone, end) => {
    expect(nextPeriodEnd(anchor, interval, n, zone)).toBe(end)
  })
})

describe('periodEndAfter', () => {
  const anchor = '2026-01-31T10:00:00.000Z'

  it.each<[string, ProductInterval, number, string, string]>([
    ['the first period', 'month', 1, anchor, '2026-02-28T10:00:00.000Z'],
    ['before the start', 'month', 1, '2020-01-01T00:00:00Z', '2026-02-28T10:00:00.000Z'],
    ['the very end is over', 'month', 1, '2026-02-28T10:00:00.000Z', '2026-03-31T10:00:00.000Z'],
    ['years later it has not crept', 'month', 1, '2031-03-01T00:00:00Z', '2031-03-31T10:00:00.000Z'],
    ['every third month', 'month', 3, '2026-05-01T00:00:00Z', '2026-07-31T10:00:00.000Z'],
    ['every year', 'year', 1, '2029-06-01T00:00:00Z', '2030-01-31T10:00:00.000Z'],
    ['every day', 'day', 1, '2026-12-24T10:00:00.001Z', '2026-12-25T10:00:00.000Z'],
    ['every other week', 'week', 2, '2026-02-14T09:59:59Z', '2026-02-14T10:00:00.000Z'],
  ])('%s', (_sentence, interval, count, after, end) => {
    expect(periodEndAfter(anchor, interval, count, 'UTC', after)).toBe(end)
  })
})
