import { expect, it } from 'vitest'
import { matchesQuery } from './matches-query.ts'

it.each([
  ['New product', 'pro', true],
  ['New product', 'new pr', true],
  ['New product', 'pr new', true],
  ['New product', 'oduct', false],
  ['Médiathèque', 'mediatheque', true],
  ['الأعضاء', 'الأع', true],
  ['Łukasz', 'lukasz', true],
  ['ipek', 'İPEK', true],
  ['Home', '', true],
])('“%s” fits “%s”: %s', (label, query, fits) => {
  expect(matchesQuery(label, query)).toBe(fits)
})
