import { expect, it } from 'vitest'
import { splitByMatch } from './split-by-match.ts'

it.each([
  ['Kettlebell swing', 'kett', '[Kett]lebell swing'],
  ['New product', 'pro new', '[New] [pro]duct'],
  ['Médiathèque', 'med', '[Méd]iathèque'],
  ['Straße', 'strass', '[Straß]e'],
  ['Zoe\u0308 Lind', 'zoe', '[Zoe\u0308] Lind'],
  ['Łukasz, İpek', 'LU ipek', '[Łu]kasz, [İpek]'],
  ['Products', '', 'Products'],
  ['Products', 'oduct', 'Products'],
])('marks in “%s” what “%s” begins', (label, query, marked) => {
  const parts = splitByMatch(label, query)
  expect(parts.map(({ text, is_match }) => (is_match ? `[${text}]` : text)).join('')).toBe(marked)
})
