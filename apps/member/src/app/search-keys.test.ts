import { expect, it } from 'vitest'
import { isSearchKey } from './search-keys.ts'

const none = { altKey: false, ctrlKey: false, metaKey: false }

it.each([
  [{ ...none, key: '/' }, true],
  [{ ...none, key: 'k', ctrlKey: true }, true],
  [{ ...none, key: 'K', metaKey: true }, true],
  [{ ...none, key: 'k' }, false],
  [{ ...none, key: '/', ctrlKey: true }, false],
  [{ ...none, key: '/', altKey: true }, false],
])('opens the search by %j: %s', (event, expected) => {
  expect(isSearchKey(event)).toBe(expected)
})
