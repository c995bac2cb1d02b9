import { expect, it } from 'vitest'
import { matchesText } from './matches-text.ts'

it.each([
  ['New product', 'pro', true],
  ['New product', 'new pr', true],
  ['New product', 'pr new', true],
  ['New product', 'oduct', false],
  ['Médiathèque', 'mediatheque', true],
  ['الأعضاء', 'الأع', true],
  ['Home', '', true],
])('“%s” fits “%s”: %s', (label, typed, fits) => {
  expect(matchesText(label, typed)).toBe(fits)
})
