import { describe, expect, it } from 'vitest'
import { nameHue, getInitials } from './initials.ts'

describe('getInitials', () => {
  it.each([
    ['Maren Oduya', 'MO'],
    ['dana', 'D'],
    ['Ana María de la Cruz', 'AC'],
    ['  ', ''],
    ['ليلى حسن', 'لح'],
    ['𝒜lex Å', '𝒜Å'],
  ])('%s is %s', (name, initials) => expect(getInitials(name)).toBe(initials))
})

describe('nameHue', () => {
  it('stays with a name and differs between names', () => {
    expect(nameHue('Dana')).toBe(nameHue('Dana'))
    expect(new Set(['Dana', 'Maren', 'Ravi', 'Grace', 'Jonas'].map(nameHue)).size).toBeGreaterThan(2)
  })
})
