import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNumber, writeNumber } from './read-number.ts'

const read = (text: string, locale = 'en', decimals?: number) => {
  const result = readNumber(text, decimals === undefined ? { locale } : { locale, decimals })
  if (result.ok) return result.decimal
  return result.problem === 'ambiguous' ? result.readings.join(' or ') : result.problem
}

describe('readNumber', () => {
  it.each([
    ['en', '1,500', '1500'],
    ['en', '72,5', '72.5'],
    ['en', '12,50', '12.50'],
    ['en', '1.5', '1.5'],
    ['en', '.5', '0.5'],
    ['en', '0,500', '0.500'],
    ['en', '1.', '1'],
    ['en', '007', '7'],
    ['en', '1234.567', '1234.567'],
    ['en', '1,234,567.5', '1234567.5'],
    ['en', '1.234,5', '1234.5'],
    ['en', '1,234.5', '1234.5'],
    ['en', '1.234.567', '1234567'],
    ['en', '-12', '-12'],
    ['en', '\u2212 12', '-12'],
    ['en', '+3', '3'],
    ['en', '-0', '0'],
    ['de', '1.500', '1500'],
    ['de', '1234,567', '1234.567'],
    ['de', '72,5', '72.5'],
    ['de', '72.5', '72.5'],
    ['fr', '1\u202f500,50', '1500.50'],
    ['fr', '1\u00a0500', '1500'],
    ['en', '1 500,50', '1500.50'],
    ['de-CH', "1'500.50", '1500.50'],
    ['de-CH', '1’500', '1500'],
    ['hi', '1,50,000.25', '150000.25'],
    ['ar', '١٢٫٥', '12.5'],
    ['ar', '١٬٥٠٠', '1500'],
    ['ar', '١،٥٠٠', '1500'],
    ['ar', '\u200f١٬٢٣٤٬٥٦٧٫٨', '1234567.8'],
    ['en', '۱۵۰۰', '1500'],
    ['en', '१५००', '1500'],
    ['en', '１，５００', '1500'],
    ['en', '𝟙𝟝', '15'],
  ])('reads in %s %j as %s', (locale, text, decimal) => {
    expect(read(text, locale)).toBe(decimal)
  })

  it.each([
    ['en', '1.500', '1500 or 1.500'],
    ['de', '1,500', '1500 or 1.500'],
    ['fr', '1.500', '1500 or 1.500'],
    ['de-CH', '1,500', '1500 or 1.500'],
    ['en', '-12.345', '-12345 or -12.345'],
  ])('asks in %s what is meant by %j: %s', (locale, text, readings) => {
    expect(read(text, locale)).toBe(readings)
  })

  it.each([
    '',
    'twelve',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '1.2.3',
    '1..5',
    '12 50',
    '1,50,00',
    '1,5000',
    '1,234.567,8',
    '1 500.000,50',
    '5-',
    '5–10',
    '10²',
    '½',
    '1234567890123456',
  ])('refuses %j', (text) => {
    expect(read(text)).toBe('invalid')
  })

  it('refuses more decimals than are allowed, also in a question', () => {
    expect(read('1.2345678')).toBe('too_fine')
    expect(read('12.5', 'en', 0)).toBe('too_fine')
    expect(read('1.000', 'en', 0)).toBe('1000')
    expect(read('1.525', 'en', 2)).toBe('1525')
    expect(read('1.520', 'en', 2)).toBe('1520 or 1.520')
  })

  it('takes the usual decimals of a language as decimals', () => {
    const reads = (text: string, locale: string) =>
      readNumber(text, { locale, decimals: 3, usual_decimals: 3 })
    expect(reads('1.500', 'en')).toEqual({ ok: true, decimal: '1.500' })
    expect(reads('1,500', 'en')).toEqual({ ok: true, decimal: '1500' })
    expect(reads('1.500', 'fr')).toMatchObject({ problem: 'ambiguous' })
  })

  it('reads every number that it writes', () => {
    const decimals = fc.tuple(
      fc.integer({ min: -999_999, max: 999_999 }),
      fc.integer({ min: 0, max: 999_999 }),
    )
    const locales = fc.constantFrom('en', 'de', 'fr', 'ar', 'fa', 'pl', 'hi', 'pt-BR', 'de-CH')
    fc.assert(
      fc.property(decimals, fc.integer({ min: 1, max: 6 }), locales, ([whole, rest], digits, locale) => {
        const number = Number(`${whole}.${String(rest).slice(0, digits)}`)
        const result = readNumber(writeNumber(String(number), { locale }), { locale })
        expect(result.ok && Number(result.decimal)).toBe(number)
      }),
    )
  })
})
