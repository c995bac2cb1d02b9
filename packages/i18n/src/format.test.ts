import { describe, expect, it } from 'vitest'
import { createFormat } from './format.ts'

const evening = '2026-05-14T21:30:00Z'

describe('createFormat', () => {
  it('formats an instant in its time zone', () => {
    expect(createFormat('en', 'UTC').time(evening)).toBe('9:30 PM')
    expect(createFormat('en', 'Asia/Tokyo').time(evening)).toBe('6:30 AM')
    expect(createFormat('en', 'Asia/Tokyo').date(evening)).toBe('May 15, 2026')
  })

  it('formats a calendar day as the same day in every zone', () => {
    for (const zone of ['Pacific/Auckland', 'UTC', 'America/Los_Angeles']) {
      expect(createFormat('en', zone).day('2026-05-14', 'long')).toBe('May 14, 2026')
    }
  })

  it('names the weekday of a near date, without its year', () => {
    expect(createFormat('en', 'UTC').date(evening, 'near')).toBe('Thu, May 14')
  })

  it('writes Arabic with the months of Arabic and digits 0 to 9', () => {
    expect(createFormat('ar', 'UTC').date(evening, 'long')).toBe('14 مايو 2026')
    expect(createFormat('ar', 'UTC').number(1234.5)).toBe('1,234.5')
  })

  it.each([
    [4900, 'USD', '$49'],
    [4950, 'USD', '$49.50'],
    [500, 'JPY', '¥500'],
    [1250, 'KWD', 'KWD\u00a01.250'],
    [-4950, 'USD', '-$49.50'],
    [500_000, 'HUF', 'HUF\u00a05,000'],
    [19_950, 'RSD', 'RSD\u00a0199.50'],
    [5_000_000, 'IDR', 'IDR\u00a050,000'],
    [1_999_005, 'COP', 'COP\u00a019,990.05'],
    [150_000, 'PKR', 'PKR\u00a01,500'],
    [1_000, 'ISK', 'ISK\u00a01,000'],
    [50_000, 'UGX', 'UGX\u00a050,000'],
    [100_000, 'MGA', 'MGA\u00a01,000'],
    [1_500, 'IQD', 'IQD\u00a01.500'],
  ])('writes %i minor units of %s as %s', (minor, currency, expected) => {
    expect(createFormat('en', 'UTC').money(minor, currency)).toBe(expected)
  })

  it.each([
    [12000, 'USD', '\u200f120\u00a0\u2066US$\u2069'],
    [12000, 'CAD', '\u200f120\u00a0\u2066CA$\u2069'],
    [12000, 'EUR', '\u200f120\u00a0€'],
    [12000, 'SAR', '\u200f120\u00a0ر.س.\u200f'],
  ])('keeps the sign of %i minor units of %s in one piece in Arabic', (minor, currency, expected) => {
    expect(createFormat('ar', 'UTC').money(minor, currency)).toBe(expected)
  })

  it.each([
    ['2026-05-17T21:30:00Z', 'in 3 days'],
    ['2026-05-13T21:30:00Z', 'yesterday'],
    ['2026-05-14T21:29:30Z', 'now'],
    ['2026-05-14T20:15:00Z', '1 hour ago'],
    ['2026-06-20T21:30:00Z', 'next month'],
  ])('tells how far %s is', (input, expected) => {
    expect(createFormat('en', 'UTC').relative(input, evening)).toBe(expected)
  })

  it('uses no space that engines disagree about', () => {
    const french = createFormat('fr', 'UTC')
    const all = [
      french.money(123456, 'EUR'),
      french.number(1234567),
      french.dateTime(evening),
      french.percent(40),
    ]
    expect(all.join('')).not.toMatch(/[\u202f\u2009]/)
  })

  it('joins several things as one phrase', () => {
    expect(createFormat('en', 'UTC').list(['squat', 'press', 'pull'])).toBe('squat, press, and pull')
  })
})
