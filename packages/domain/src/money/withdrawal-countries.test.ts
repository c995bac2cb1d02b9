import { describe, expect, it } from 'vitest'
import { hasWithdrawalByCountry } from './withdrawal.ts'

describe('hasWithdrawalByCountry', () => {
  it.each([
    ['DE', true],
    ['GR', true],
    ['NO', true],
    ['IS', true],
    ['LI', true],
    ['GB', false],
    ['CH', false],
    ['US', false],
    [null, false],
  ])('of %s is %s', (country, expected) => {
    expect(hasWithdrawalByCountry(country)).toBe(expected)
  })
})
