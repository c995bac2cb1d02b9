import { expect, it } from 'vitest'
import { splitLinks } from './split-links.ts'

it.each([
  ['No address here.', [{ text: 'No address here.' }]],
  [
    'Open http://kiln.localhost:4000/?code=a1.',
    [
      { text: 'Open ' },
      { text: 'http://kiln.localhost:4000/?code=a1', href: 'http://kiln.localhost:4000/?code=a1' },
      { text: '.' },
    ],
  ],
  ['https://a.example', [{ text: 'https://a.example', href: 'https://a.example' }]],
  ['javascript:alert(1)', [{ text: 'javascript:alert(1)' }]],
  ['', []],
])('splits %j', (text, parts) => {
  expect(splitLinks(text)).toEqual(parts)
})
