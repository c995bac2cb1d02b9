import { describe, expect, it } from 'vitest'
import { readCountry } from './prepare-call.ts'

const proxied = { is_production: true, country_header: 'cf-ipcountry' }

describe('readCountry', () => {
  it.each([
    ['PT', 'PT'],
    ['pt', 'PT'],
    ['XX', null],
    ['T1', null],
    ['Portugal', null],
    ['', null],
  ])('takes a country code from a trusted proxy: %s', (header_value, country) => {
    expect(readCountry({ 'cf-ipcountry': header_value }, '127.0.0.1', proxied)).toBe(country)
  })

  it('ignores the header from anyone else, and if none is configured', () => {
    const headers = { 'cf-ipcountry': 'PT' }
    expect(readCountry(headers, '203.0.113.7', proxied)).toBeNull()
    expect(readCountry(headers, '127.0.0.1', { ...proxied, is_production: false })).toBeNull()
    expect(readCountry(headers, '127.0.0.1', { ...proxied, country_header: null })).toBeNull()
    expect(readCountry({ 'x-country': 'PT' }, '127.0.0.1', proxied)).toBeNull()
  })
})
