import { describe, expect, it } from 'vitest'
import { isScreenPath, matchPath } from './screens.ts'

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

describe('isScreenPath', () => {
  it.each([
    ['/me/schedule', true],
    ['/me/unknown', false],
    // Hidden until notifications are sent.
    ['/me/account/notifications', false],
    ['/discover/programs', false],
    ['/forms', false],
  ])('of %s is %s', (path, expected) => {
    expect(isScreenPath(path)).toBe(expected)
  })
})
