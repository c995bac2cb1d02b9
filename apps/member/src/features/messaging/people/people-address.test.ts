import { describe, expect, it } from 'vitest'
import { newMessageUrl } from '#platform/routing/new-message-url.ts'
import { parseUsers } from './people-address.ts'
import { findPanelThread } from './panel-thread.ts'

const a = '01900000-0000-7000-8000-00000000000a'
const b = '01900000-0000-7000-8000-00000000000b'

describe('parseUsers', () => {
  it.each([
    [`?users=${a},${b}`, [a, b]],
    [`?users=${a},%20${a.toUpperCase()}`, [a]],
    [`?users=${a},ann,`, [a]],
    ['?users=', []],
    ['', []],
  ])('reads %s', (search, ids) => {
    expect(parseUsers(search)).toEqual(ids)
  })

  it('reads what it writes', () => {
    expect(parseUsers(new URL(newMessageUrl([a, b]), 'https://a.example').search)).toEqual([a, b])
  })
})

describe('findPanelThread', () => {
  it.each([
    [{ thread: a }, '/', a],
    [{}, `/me/messages/${b}`, b],
    [{}, `/me/messages/${b}/participants`, b],
    [{ thread: a }, `/me/messages/${b}`, a],
    [{}, '/me/messages/new', null],
    [{}, '/', null],
  ])('of %j at %s', (query, path, expected) => {
    expect(findPanelThread(query, path)).toBe(expected)
  })
})
