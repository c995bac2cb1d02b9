import { describe, expect, it } from 'vitest'
import { classifyPasskeyError } from './classify-passkey-error.ts'

const named = (name: string) => Object.assign(new Error('Of a browser.'), { name })

describe('classifyPasskeyError', () => {
  it.each([
    ['the person said no, or let the time pass', named('NotAllowedError'), 'cancelled'],
    ['the page took its question back', named('AbortError'), 'cancelled'],
    ['the device has a passkey already', named('InvalidStateError'), 'already_here'],
    ['the device knows none of our algorithms', named('NotSupportedError'), 'unsuitable'],
    ['the device cannot tell who holds it', named('ConstraintError'), 'unsuitable'],
    ['the host may have no passkeys', named('SecurityError'), 'failed'],
    ['the device failed', named('UnknownError'), 'failed'],
    ['something else was thrown', 'no', 'failed'],
  ])('tells that %s', (_, error, expected) => {
    expect(classifyPasskeyError(error)).toBe(expected)
  })
})
