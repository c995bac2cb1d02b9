import { describe, expect, it } from 'vitest'
import { mayOfferPush, type PushOfferFacts } from './index.ts'

const DAY_MS = 86_400_000
const now = 20 * DAY_MS
const facts: PushOfferFacts = {
  is_signed_in: true,
  is_supported: true,
  is_enabled: false,
  is_first_visit: false,
  dismissed_at: null,
  now,
}

describe('mayOfferPush', () => {
  it.each([
    ['the member was never asked', {}, true],
    ['nobody is signed in', { is_signed_in: false }, false],
    ['the browser has no push', { is_supported: false }, false],
    ['push is on', { is_enabled: true }, false],
    ['the member is here for the first time', { is_first_visit: true }, false],
    ['the member declined less than a day ago', { dismissed_at: now - DAY_MS + 1 }, false],
    ['the member declined a day ago', { dismissed_at: now - DAY_MS }, true],
  ] satisfies [string, Partial<PushOfferFacts>, boolean][])('where %s', (_what, change, may) => {
    expect(mayOfferPush({ ...facts, ...change })).toBe(may)
  })
})
