import { describe, expect, it } from 'vitest'
import { findScreen, isScreenPath, matchPath, screenKey } from './screens.ts'

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

describe('findScreen', () => {
  it.each([
    ['/me/messages', 'messages'],
    ['/me/messages/new', 'new_message'],
    ['/me/messages/1', 'thread'],
    ['/discover/search', 'search'],
    ['/me/submissions/auth_signed_up', 'submissions_of_type'],
    ['/me/messages/1/participants', 'participants'],
    ['/discover', 'discover_start'],
    ['/subscriber/token-of_a.mail/unsubscribe', 'unsubscribe'],
    ['/discover/events', 'discover'],
  ])('of %s is %s', (path, name) => {
    expect(findScreen(path)?.name).toBe(name)
  })
})

describe('screenKey', () => {
  it.each([
    ['/me/messages/1', '/me/messages'],
    ['/me/messages', '/me/messages'],
    ['/discover/packs', '/discover'],
    ['/me/account', '/me/account'],
    [null, null],
  ])('of %s is %s', (path, key) => {
    expect(screenKey(path)).toBe(key)
  })
})

describe('isScreenPath', () => {
  it.each([
    ['/me/schedule', true],
    ['/me/unknown', false],
    ['/me/account/notifications', true],
    ['/me/notifications', true],
    ['/discover', true],
    ['/discover/programs', true],
    ['/discover/events', true],
    ['/discover/packs/', true],
    ['/discover/other', false],
    ['/forms', false],
  ])('of %s is %s', (path, expected) => {
    expect(isScreenPath(path)).toBe(expected)
  })
})
