import { describe, expect, it } from 'vitest'
import { formatHash, parseHash, withEntry, withoutEntry } from './hash.ts'

describe('parseHash', () => {
  it.each([
    ['', []],
    ['#', []],
    ['#auth', [{ name: 'auth', query: {} }]],
    [
      '#auth+checkout',
      [
        { name: 'auth', query: {} },
        { name: 'checkout', query: {} },
      ],
    ],
    [
      '#checkout?ids=1,2&overlay=9+members',
      [
        { name: 'checkout', query: { ids: '1,2', overlay: '9' } },
        { name: 'members', query: {} },
      ],
    ],
    ['#auth?email=a%40b.c', [{ name: 'auth', query: { email: 'a@b.c' } }]],
    ['#auth?email=a%2Bb%40c.d', [{ name: 'auth', query: { email: 'a+b@c.d' } }]],
    ['#auth?step', [{ name: 'auth', query: { step: '' } }]],
    ['#auth?next=/x?y=1', [{ name: 'auth', query: { next: '/x?y=1' } }]],
    ['#auth?bad=%E0%A4%A', [{ name: 'auth', query: { bad: '%E0%A4%A' } }]],
    ['#week-3', []],
    ['#week-3+auth', [{ name: 'auth', query: {} }]],
    ['#auth?a=1+auth?a=2', [{ name: 'auth', query: { a: '2' } }]],
  ])('reads %s', (hash, entries) => {
    expect(parseHash(hash)).toEqual(entries)
  })
})

describe('formatHash', () => {
  it('is empty for no entries', () => {
    expect(formatHash([])).toBe('')
  })

  it('leaves lists of ids readable', () => {
    expect(formatHash([{ name: 'checkout', query: { ids: 'a,b' } }])).toBe('#checkout?ids=a,b')
  })

  it.each(['a+b@c.d', 'one two', 'a&b=c', '#', '?', 'ä', '100 %'])('gives back %s', (value) => {
    const entries = [
      { name: 'auth', query: { value } },
      { name: 'checkout', query: { other: value } },
    ]
    expect(parseHash(formatHash(entries))).toEqual(entries)
  })
})

describe('opening and closing', () => {
  const auth = { name: 'auth', query: {} }
  const checkout = { name: 'checkout', query: { ids: '1' } }

  it('opens last what was opened last, with its new query', () => {
    expect(withEntry([auth, checkout], { name: 'auth', query: { step: 'login' } })).toEqual([
      checkout,
      { name: 'auth', query: { step: 'login' } },
    ])
  })

  it('closes one entry and leaves the others', () => {
    expect(withoutEntry([auth, checkout], 'auth')).toEqual([checkout])
    expect(withoutEntry([auth], 'members')).toEqual([auth])
  })
})
