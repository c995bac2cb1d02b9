import { expect, it } from 'vitest'
import { getReasonKey, getAccessResult } from './access-result.ts'

it.each([
  [{ granted: true, reason: null, available_after: null }, 'yes'],
  [{ granted: false, reason: 'IS_SCHEDULED', available_after: '2026-11-23T06:00:00.000Z' }, 'later'],
  [{ granted: false, reason: 'IS_SCHEDULED', available_after: null }, 'no'],
  [{ granted: false, reason: 'PURCHASE_REQUIRED', available_after: null }, 'no'],
] as const)('%j is a %s', (access, result) => {
  expect(getAccessResult(access)).toBe(result)
})

it.each([
  ['IS_PRIVATE', 'private'],
  ['AUTHENTICATION_REQUIRED', 'sign_in'],
  ['PURCHASE_REQUIRED', 'purchase'],
  ['START_REQUIRED', 'start'],
  ['IS_SCHEDULED', 'scheduled'],
  ['VIEWABLE_CHILDREN', 'other'],
  [null, 'published'],
] as const)('%s has the words of %s', (reason, key) => {
  expect(getReasonKey(reason)).toBe(key)
})
