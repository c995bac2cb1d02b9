import { describe, expect, it } from 'vitest'
import { hasWayIn } from './ways-in.ts'

describe('hasWayIn', () => {
  it.each([
    [
      'a mailed link serves everyone',
      { methods: ['passwordless'], has_password: false, providers: [] },
      true,
    ],
    ['a password where the app takes one', { methods: ['default'], has_password: true, providers: [] }, true],
    ['no password', { methods: ['default'], has_password: false, providers: [] }, false],
    [
      'a password that the app takes no more',
      { methods: ['google'], has_password: true, providers: ['apple'] },
      false,
    ],
    [
      'a linked provider that the app offers',
      { methods: ['default', 'google'], has_password: false, providers: ['google'] },
      true,
    ],
  ] as const)('%s', (_what, ways, has_one) => expect(hasWayIn(ways)).toBe(has_one))
})
