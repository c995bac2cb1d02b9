import { describe, expect, it } from 'vitest'
import { hueOf, initialsOf } from './initials.ts'

describe('initialsOf', () => {
  it.each([
    ['Maren Oduya', 'MO'],
    ['dana', 'D'],
    ['Ana María de la Cruz', 'AC'],
    ['  ', ''],
    ['ليلى حسن', 'لح'],
    ['𝒜lex Å', '𝒜Å'],
  ])('%s is %s', (name, initials) => expect(initialsOf(name)).toBe(initials))
})

describe('hueOf', () => {
  it('stays with a name and differs between names', () => {
    expect(hueOf('Dana')).toBe(hueOf('Dana'))
    expect(new Set(['Dana', 'Maren', 'Ravi', 'Grace', 'Jonas'].map(hueOf)).size).toBeGreaterThan(2)
  })
})
