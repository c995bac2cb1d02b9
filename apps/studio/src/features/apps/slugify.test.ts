import { expect, it } from 'vitest'
import { slugify } from './slugify.ts'

it.each([
  ['Ironwood', 'ironwood'],
  ['  Mara’s Kiln  ', 'maras-kiln'],
  ['Café & Straße', 'cafe-strasse'],
  ['Æther Øre', 'aether-ore'],
  ['--a--b--', 'a-b'],
  ['نادي القوة', ''],
  ['x'.repeat(60), 'x'.repeat(40)],
])('suggests an address for “%s”', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})
