import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyExponent } from '@foyer/contract/rules/currency-exponent'
import { fromDecimal, isCurrency, money, toDecimal } from './money.ts'

describe('money', () => {
  it.each([
    [4900, 'EUR', '49.00'],
    [5, 'USD', '0.05'],
    [-150, 'USD', '-1.50'],
    [500, 'JPY', '500'],
    [1234, 'KWD', '1.234'],
    [1, 'BHD', '0.001'],
    [0, 'SEK', '0.00'],
  ])('%i minor units of %s are %s', (amount, currency, decimal) => {
    expect(toDecimal(money(amount, currency))).toBe(decimal)
    expect(fromDecimal(decimal, currency)).toEqual({ amount, currency })
  })

  it.each([
    ['12.345', 'EUR'],
    ['1.5', 'JPY'],
    ['1,50', 'EUR'],
    ['1e3', 'EUR'],
    ['', 'EUR'],
    ['99999999999999', 'EUR'],
    ['1.00', 'eur'],
  ])('%j is no amount of %s', (text, currency) => {
    expect(fromDecimal(text, currency)).toBeNull()
  })

  it('reads fewer decimals than the currency has', () => {
    expect(fromDecimal('7', 'KWD')).toEqual({ amount: 7000, currency: 'KWD' })
    expect(fromDecimal(' 7.5 ', 'EUR')).toEqual({ amount: 750, currency: 'EUR' })
    expect(fromDecimal('7.00', 'JPY')).toEqual({ amount: 7, currency: 'JPY' })
  })

  it('knows the exponents of ISO 4217', () => {
    expect(['JPY', 'EUR', 'KWD', 'CLF'].map(currencyExponent)).toEqual([0, 2, 3, 4])
    expect(['HUF', 'RSD', 'COP', 'IDR', 'PKR', 'IQD', 'MGA'].map(currencyExponent)).toEqual([
      2, 2, 2, 2, 2, 3, 2,
    ])
    expect(['EUR', 'eur', 'EURO', ''].map(isCurrency)).toEqual([true, false, false, false])
  })

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d minor units', (amount) => {
    expect(() => money(amount, 'EUR')).toThrow(RangeError)
  })

  it('refuses a currency that is none', () => {
    expect(() => money(1, 'euro')).toThrow(RangeError)
  })

  it('reads every amount that it writes', () => {
    const amount = fc.maxSafeInteger()
    fc.assert(
      fc.property(amount, fc.constantFrom('EUR', 'JPY', 'KWD', 'CLF'), (amount, currency) => {
        expect(fromDecimal(toDecimal(money(amount, currency)), currency)).toEqual(money(amount, currency))
      }),
    )
  })
})
