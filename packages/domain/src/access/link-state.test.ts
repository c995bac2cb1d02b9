import { describe, expect, it } from 'vitest'
import { toLinkState } from './link-state.ts'
import { withViewableChildren } from './get-access-shell.ts'
import type { AccessDecision, AccessDenied } from './types.ts'

const june = '2026-06-01T00:00:00.000Z'

describe('toLinkState', () => {
  it.each<[string, AccessDecision, object]>([
    ['an open page', { granted: true, may_act: true }, { state: 'granted' }],
    ['a page to browse', { granted: true, reason: 'ALLOW_BROWSING', may_act: false }, { state: 'granted' }],
    [
      'a login',
      { granted: false, reason: 'AUTHENTICATION_REQUIRED' },
      { state: 'locked', reason: 'require_authentication', has_viewable: false },
    ],
    [
      'a purchase',
      { granted: false, reason: 'PURCHASE_REQUIRED', products: ['gold'], overlay: 'offer' },
      {
        state: 'locked',
        reason: 'require_purchase',
        products: ['gold'],
        overlay: 'offer',
        has_viewable: false,
      },
    ],
    [
      'a date',
      { granted: false, reason: 'IS_SCHEDULED', available_after: june },
      {
        state: 'locked',
        reason: 'is_scheduled',
        available_after: june,
        start_page_id: null,
        has_viewable: false,
      },
    ],
    [
      'a start that is missing',
      { granted: false, reason: 'START_REQUIRED', start_page_id: 'program', available_after: null },
      {
        state: 'locked',
        reason: 'is_scheduled',
        available_after: null,
        start_page_id: 'program',
        has_viewable: false,
      },
    ],
    ['a private page', { granted: false, reason: 'IS_PRIVATE' }, { state: 'missing' }],
  ])('%s', (_sentence, decision, state) => {
    expect(toLinkState(decision)).toEqual(state)
  })

  it.each<[AccessDenied, object]>([
    [{ granted: false, reason: 'AUTHENTICATION_REQUIRED' }, { reason: 'require_authentication' }],
    [
      { granted: false, reason: 'PURCHASE_REQUIRED', products: ['gold'], overlay: 'offer' },
      { reason: 'require_purchase', products: ['gold'], overlay: 'offer' },
    ],
    [
      { granted: false, reason: 'IS_SCHEDULED', available_after: june },
      { reason: 'is_scheduled', available_after: june, start_page_id: null },
    ],
    [
      { granted: false, reason: 'START_REQUIRED', start_page_id: 'program' },
      { reason: 'is_scheduled', available_after: null, start_page_id: 'program' },
    ],
  ])('is locked by what denies a page of which some below open: %o', (denied, state) => {
    const listed = toLinkState(withViewableChildren(denied, ['sample']))
    expect(listed).toEqual({ state: 'locked', has_viewable: true, ...state })
    expect(toLinkState(withViewableChildren(denied, []))).toEqual({ ...listed, has_viewable: false })
  })

  it('shows nothing of a private page, whatever opens below it', () => {
    const denied: AccessDenied = { granted: false, reason: 'IS_PRIVATE' }
    expect(toLinkState(withViewableChildren(denied, ['sample']))).toEqual({ state: 'missing' })
  })
})
