import { describe, expect, it } from 'vitest'
import { linkStateOf } from './link-state.ts'
import type { AccessDecision } from './types.ts'

const june = '2026-06-01T00:00:00.000Z'

describe('linkStateOf', () => {
  it.each<[string, AccessDecision, object]>([
    ['an open page', { granted: true, may_act: true }, { state: 'granted' }],
    ['a page to browse', { granted: true, reason: 'ALLOW_BROWSING', may_act: false }, { state: 'granted' }],
    [
      'a login',
      { granted: false, reason: 'AUTHENTICATION_REQUIRED' },
      { state: 'locked', reason: 'require_authentication' },
    ],
    [
      'a purchase',
      { granted: false, reason: 'PURCHASE_REQUIRED', products: ['gold'], overlay: 'offer' },
      { state: 'locked', reason: 'require_purchase', products: ['gold'], overlay: 'offer' },
    ],
    [
      'a date',
      { granted: false, reason: 'IS_SCHEDULED', available_after: june },
      { state: 'locked', reason: 'is_scheduled', available_after: june, start_page_id: null },
    ],
    [
      'a start that is missing',
      { granted: false, reason: 'START_REQUIRED', start_page_id: 'program', available_after: null },
      { state: 'locked', reason: 'is_scheduled', available_after: null, start_page_id: 'program' },
    ],
    ['pages below that open', { granted: false, reason: 'VIEWABLE_CHILDREN' }, { state: 'granted' }],
    ['a private page', { granted: false, reason: 'IS_PRIVATE' }, { state: 'missing' }],
  ])('%s', (_sentence, decision, state) => {
    expect(linkStateOf(decision)).toEqual(state)
  })
})
