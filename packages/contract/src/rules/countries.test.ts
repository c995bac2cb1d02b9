import { describe, expect, it } from 'vitest'
import { isCountry, listCountries } from './countries.ts'

describe('isCountry', () => {
  it.each(['DE', 'GB', 'FR', 'CW', 'RS', 'XK', 'AQ'])('knows %s', (code) => {
    expect(isCountry(code)).toBe(true)
  })

  it.each([
    ['withdrawn codes', ['DD', 'FX', 'SU', 'CS', 'YU', 'AN', 'VD', 'YD', 'TP', 'ZR', 'BU']],
    ['another code of the same country', ['UK']],
    ['parts of countries and unions', ['AC', 'IC', 'EA', 'TA', 'EU', 'UN']],
    ['what is no code', ['', 'D', 'de', 'DEU', 'ZZ', 'XX', '12']],
  ])('refuses %s', (_, codes) => {
    expect(codes.filter(isCountry)).toEqual([])
  })
})

describe('listCountries', () => {
  it('has each country once', () => {
    const names = listCountries('en').map(({ name }) => name)
    expect(names).toHaveLength(250)
    expect(new Set(names).size).toBe(names.length)
  })
})
