import { describe, expect, it } from 'vitest'
import { matchPath } from './screens.ts'
import { isPreview } from './is-preview.ts'
import { offlineKey } from './worker-rules.ts'

describe('matchPath', () => {
  it.each([
    ['/me/account', '/me/account', {}],
    ['/me/account', '/me/account/', {}],
    ['/buy/:ids', '/buy/1,2', { ids: '1,2' }],
    ['/buy/:ids', '/buy/a%2Cb', { ids: 'a,b' }],
    ['/buy/:ids', '/buy', null],
    ['/buy/:ids', '/buy/1/2', null],
    ['/me/account', '/me/details', null],
    ['/x/:a/:b', '/x/1/2', { a: '1', b: '2' }],
    ['/x/:a', '/x/%E0%A4%A', { a: '%E0%A4%A' }],
  ])('%s against %s', (pattern, path, params) => {
    expect(matchPath(pattern, path)).toEqual(params)
  })
})

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
