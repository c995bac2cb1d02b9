import { describe, expect, it } from 'vitest'
import { canSignIn } from './can-sign-in.ts'

describe('canSignIn', () => {
  it.each([
    [
      'a mailed link serves everyone',
      { methods: ['passwordless'], has_password: false, providers: [], passkeys: 0 },
      true,
    ],
    [
      'a password where the app takes one',
      { methods: ['default'], has_password: true, providers: [], passkeys: 0 },
      true,
    ],
    ['a passkey', { methods: ['default'], has_password: false, providers: [], passkeys: 1 }, true],
    ['no password', { methods: ['default'], has_password: false, providers: [], passkeys: 0 }, false],
    [
      'a password that the app takes no more',
      { methods: ['google'], has_password: true, providers: ['apple'], passkeys: 0 },
      false,
    ],
    [
      'a linked provider that the app offers',
      { methods: ['default', 'google'], has_password: false, providers: ['google'], passkeys: 0 },
      true,
    ],
  ] as const)('%s', (_what, options, has_one) => expect(canSignIn(options)).toBe(has_one))
})
