import { describe, expect, it } from 'vitest'
import {
  currencyOfCountry,
  currencyOfLanguage,
  findInCurrency,
  findMainPrice,
  listChoices,
  listCurrencies,
} from './price-groups.ts'

const price = (id: string, currency: string, group: string | null = null) => ({
  id,
  currency,
  group,
  is_default: id === 'a',
})
const [eur, usd, year] = [price('a', 'EUR', 'g'), price('b', 'USD', 'g'), price('c', 'EUR')]
const all = [eur, usd, year]

describe('prices of one plan in several currencies', () => {
  it('are one choice, in the currency of the member', () => {
    expect(listChoices(all, 'USD')).toEqual([usd, year])
    expect(listChoices(all, 'EUR')).toEqual([eur, year])
    expect(listChoices(all, 'GBP')).toEqual([eur, year])
  })

  it('stand for their product by the first one', () => {
    expect(findMainPrice(all, 'USD')).toBe(usd)
    expect(findMainPrice(all, 'GBP')).toBe(eur)
    expect(findMainPrice([], 'USD')).toBeUndefined()
    expect(currencyOfCountry('GB')).toBe('GBP')
    expect(currencyOfCountry(null)).toBeNull()
  })

  it('name their currencies, and find the price in another', () => {
    expect(listCurrencies(all)).toEqual(['EUR', 'USD'])
    expect(listCurrencies([eur, year])).toEqual([])
    expect(findInCurrency(all, eur, 'USD')).toBe(usd)
    expect(findInCurrency(all, year, 'USD')).toBe(year)
  })

  it.each([
    ['de-CH', 'CHF'],
    ['fr-FR', 'EUR'],
    ['en', null],
    ['zh-Hant-TW', null],
  ])('a browser in %s pays in %s', (tag, currency) => {
    expect(currencyOfLanguage(tag)).toBe(currency)
  })
})
