import { expect, it } from 'vitest'
import { nameHue } from './name-hue.ts'

it('stays with a name and differs between names', () => {
  expect(nameHue('Dana')).toBe(nameHue('Dana'))
  expect(new Set(['Dana', 'Maren', 'Ravi', 'Grace', 'Jonas'].map(nameHue)).size).toBeGreaterThan(2)
})
