import { describe, expect, it } from 'vitest'
import { readPrice, writePrice } from './read-price.ts'

const read = (text: string, currency: string, locale = 'en') => {
  const result = readPrice(text, currency, locale)
  if (result.ok) return result.amount
  return result.problem === 'ambiguous' ? result.readings : result.problem
}

describe('readPrice', () => {
  it.each([
    ['1,500', 'USD', 'en', 150_000],
    ['1.500', 'EUR', 'de', 150_000],
    ['1,000', 'JPY', 'en', 1000],
    ['12,50', 'EUR', 'en', 1250],
    ['12.50', 'EUR', 'de', 1250],
    ['$1,500.50', 'USD', 'en', 150_050],
    ['US$ 1,500', 'USD', 'en', 150_000],
    ['1 500,50 €', 'EUR', 'fr', 150_050],
    ["CHF 1'500.50", 'CHF', 'de-CH', 150_050],
    ['1500 kr', 'SEK', 'sv', 150_000],
    ['usd 20', 'USD', 'en', 2000],
    ['١٬٥٠٠٫٥٠', 'SAR', 'ar', 150_050],
    ['۱۵۰۰', 'USD', 'en', 150_000],
    ['5000', 'HUF', 'en', 500_000],
    ['1.500', 'KWD', 'en', 1500],
    ['1,500', 'KWD', 'en', 1_500_000],
    ['1.5', 'KWD', 'en', 1500],
    ['0', 'EUR', 'en', 0],
    ['999999.99', 'EUR', 'en', 99_999_999],
    ['1.000.000.000', 'IDR', 'id', 100_000_000_000],
    ['1.500.000', 'COP', 'es-CO', 150_000_000],
    ['0.50', 'USD', 'en', 50],
    ['1.500,-', 'EUR', 'de', 150_000],
    ['20.– CHF', 'CHF', 'de-CH', 2000],
    ['€ 1.500,--', 'EUR', 'nl', 150_000],
    ['١٬٥٠٠٫٥٠', 'USD', 'ar', 150_050],
    ['1,50,000', 'INR', 'en', 15_000_000],
  ])('reads %j of %s in %s as %i minor units', (text, currency, locale, amount) => {
    expect(read(text, currency, locale)).toBe(amount)
  })

  it.each([
    ['1.500', 'USD', 'en', [150_000, 150]],
    ['1,500', 'EUR', 'de', [150_000, 150]],
    ['1.525', 'USD', 'en', [152_500]],
    ['1,000', 'JPY', 'de', [1000]],
  ])('asks what is meant by %j of %s in %s', (text, currency, locale, amounts) => {
    expect(read(text, currency, locale)).toEqual(amounts)
  })

  it.each(['en', 'de', 'fr', 'ar', 'de-CH'])('reads in %s every price that it writes', (locale) => {
    for (const currency of ['EUR', 'JPY', 'KWD', 'MGA'])
      for (const amount of [0, 100, 1500, 150_000, 1_234_500, 99_999_000]) {
        expect(read(writePrice({ amount, currency }, locale), currency, locale)).toBe(amount)
      }
  })

  it.each([
    ['12.5', 'JPY', 'too_fine'],
    ['7.00', 'JPY', 'too_fine'],
    ['12.3456', 'EUR', 'too_fine'],
    ['-5', 'EUR', 'negative'],
    ['1000000', 'EUR', 'too_big'],
    ['99999999999999', 'EUR', 'too_big'],
    ['10000000000', 'IDR', 'too_big'],
    ['0.49', 'USD', 'too_small'],
    ['174', 'HUF', 'too_small'],
    ['1e3', 'EUR', 'invalid'],
    ['NaN', 'EUR', 'invalid'],
    ['€20', 'USD', 'other_currency'],
    ['20 GBP', 'USD', 'other_currency'],
    ['', 'EUR', 'invalid'],
    ['12 50', 'EUR', 'invalid'],
    ['1.234', 'KWD', 'wrong_step'],
    ['12.50', 'MGA', 'wrong_step'],
  ])('refuses %j of %s: %s', (text, currency, problem) => {
    expect(read(text, currency)).toBe(problem)
  })
})
