import { describe, expect, it } from 'vitest'
import { countryOf } from './enter-call.ts'

const proxied = { is_production: true, country_header: 'cf-ipcountry' }

describe('countryOf', () => {
  it.each([
    ['PT', 'PT'],
    ['pt', 'PT'],
    ['XX', null],
    ['T1', null],
    ['Portugal', null],
    ['', null],
  ])('takes a country code from a trusted proxy: %s', (said, country) => {
    expect(countryOf({ 'cf-ipcountry': said }, '127.0.0.1', proxied)).toBe(country)
  })

  it('believes nobody else, and nothing where no header is set for it', () => {
    const headers = { 'cf-ipcountry': 'PT' }
    expect(countryOf(headers, '203.0.113.7', proxied)).toBeNull()
    expect(countryOf(headers, '127.0.0.1', { ...proxied, is_production: false })).toBeNull()
    expect(countryOf(headers, '127.0.0.1', { ...proxied, country_header: null })).toBeNull()
    expect(countryOf({ 'x-country': 'PT' }, '127.0.0.1', proxied)).toBeNull()
  })
})
