import { describe, expect, it } from 'vitest'
import { aNode, anApp, noon } from './factories.ts'
import { getAccessShell, withViewableChildren } from './get-access-shell.ts'
import type { AccessNode, AppAccess } from './types.ts'

const purchaseGate = { require_purchase: true, products: ['gold'], purchase_overlay: 'offer' }
const later = { is_scheduled: true, unlocks_at: '2026-06-01T00:00:00.000Z' }
const nothing = { products: [], overlay: null, available_after: null }

describe('getAccessShell', () => {
  const cases: [string, Partial<AppAccess>, Partial<AccessNode>, object][] = [
    ['an open page has nothing to hide', {}, {}, { kind: 'open' }],
    ['a private page is hidden', {}, { is_private: true }, { kind: 'hidden' }],
    [
      'a private page is hidden in a sign-in-only app too',
      { require_sign_in: true },
      { is_private: true },
      { kind: 'hidden' },
    ],
    ['a private app answers every path alike', { is_private: true }, {}, { kind: 'app_private' }],
    [
      'a private app answers its private pages alike',
      { is_private: true },
      { is_private: true },
      { kind: 'app_private' },
    ],
    [
      'a login page says so',
      {},
      { require_authentication: true },
      { kind: 'gated', reason: 'AUTHENTICATION_REQUIRED', ...nothing },
    ],
    [
      'a sold page names its products and overlay',
      {},
      purchaseGate,
      {
        kind: 'gated',
        reason: 'PURCHASE_REQUIRED',
        products: ['gold'],
        overlay: 'offer',
        available_after: null,
      },
    ],
    [
      'a page with login and price names the login only',
      {},
      { ...purchaseGate, require_authentication: true },
      { kind: 'gated', reason: 'AUTHENTICATION_REQUIRED', ...nothing },
    ],
    [
      'a sold page with a date keeps the date to itself',
      {},
      { ...purchaseGate, ...later },
      {
        kind: 'gated',
        reason: 'PURCHASE_REQUIRED',
        products: ['gold'],
        overlay: 'offer',
        available_after: null,
      },
    ],
    [
      'a dated page names its date',
      {},
      later,
      { kind: 'gated', reason: 'IS_SCHEDULED', ...nothing, available_after: later.unlocks_at },
    ],
    [
      'a sample page of a sign-in-only app is open',
      { require_sign_in: true },
      { allow_browsing: true },
      { kind: 'open' },
    ],
    [
      'a subscriber-only app names the products of the app, not of the page',
      { is_subscriber_only: true, app_products: ['club'], purchase_overlay: 'join' },
      purchaseGate,
      {
        kind: 'gated',
        reason: 'PURCHASE_REQUIRED',
        products: ['club'],
        overlay: 'join',
        available_after: null,
      },
    ],
  ]
  it.each(cases)('%s', (_sentence, app, node, shell) => {
    expect(getAccessShell(anApp(app), [aNode(node)], noon, 'UTC')).toEqual(shell)
  })

  it('hides what inherits from a private page, and whatever hangs in a broken tree', () => {
    const child = aNode({ parent: 'above', inherit: true })
    expect(
      getAccessShell(anApp(), [child, aNode({ page_id: 'above', is_private: true })], noon, 'UTC'),
    ).toEqual({
      kind: 'hidden',
    })
    expect(getAccessShell(anApp(), [child], noon, 'UTC')).toEqual({ kind: 'hidden' })
  })
})

describe('withViewableChildren', () => {
  it('lists what the viewer may open below a locked page', () => {
    const denied = { granted: false, reason: 'PURCHASE_REQUIRED', products: ['gold'], overlay: null } as const
    expect(withViewableChildren(denied, ['sample'])).toEqual({
      ...denied,
      reason: 'VIEWABLE_CHILDREN',
      denied_by: 'PURCHASE_REQUIRED',
      page_ids: ['sample'],
    })
  })

  it('changes nothing without such pages, and never for what is private', () => {
    const scheduled = { granted: false, reason: 'IS_SCHEDULED', available_after: null } as const
    const hidden = { granted: false, reason: 'IS_PRIVATE' } as const
    expect(withViewableChildren(scheduled, [])).toBe(scheduled)
    expect(withViewableChildren(hidden, ['sample'])).toBe(hidden)
  })
})
