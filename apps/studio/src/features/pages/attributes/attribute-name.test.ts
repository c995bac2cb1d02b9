import { expect, it } from 'vitest'
import { toAttributeName } from './attribute-name.ts'

it.each([
  ['Level', 'level'],
  ['Target weight (kg)', 'target_weight_kg'],
  ['Übung für Dana', 'ubung_fur_dana'],
  ['1st goal', 'st_goal'],
  ['  ', ''],
  ['الهدف', ''],
  ['a'.repeat(60), 'a'.repeat(40)],
])('the name %s suggests %s', (name, slug) => {
  expect(toAttributeName(name)).toBe(slug)
})
