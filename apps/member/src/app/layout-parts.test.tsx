import { describe, expect, it } from 'vitest'
import { isPreview } from './is-preview.ts'
import { offlineKey } from './worker-rules.ts'

describe('deferred parts of the layout', () => {
  it.each([
    ['http://a.localhost/_pages/x/index.json?lang=ar&ts=5', 'http://a.localhost/_pages/x/index.json?lang=ar'],
    ['http://a.localhost/x?v=1', 'http://a.localhost/x'],
    ['http://a.localhost/x?session=secret&y=1', 'http://a.localhost/x'],
    ['http://a.localhost/?viewing=secret', 'http://a.localhost/'],
    ['http://a.localhost/x#auth', 'http://a.localhost/x'],
  ])('%s is kept under %s', (address, key) => {
    expect(offlineKey(address)).toBe(key)
  })
})

describe('isPreview', () => {
  it.each([
    ['?page-builder', true],
    ['?a=1&page-builder=1', true],
    ['', false],
    ['?page=builder', false],
  ])('%s: %s', (search, is_preview) => {
    expect(isPreview(search)).toBe(is_preview)
  })
})
