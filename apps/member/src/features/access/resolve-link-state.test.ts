import { aPageLink, testId } from '@foyer/content/testing'
import { describe, expect, it } from 'vitest'
import { signedIn } from '../../testing/logins.ts'
import type { ClientLinkState } from './access-trees.ts'
import { resolveLinkState } from './resolve-link-state.ts'

const member = signedIn()
const now = '2026-11-21T08:00:00.000Z'
const sold = aPageLink({ gate: 'purchase', product_ids: [testId(7)] })
const scheduledFor = '2026-12-01T08:00:00.000Z'
const later = aPageLink({ gate: 'scheduled', unlocks_at: scheduledFor })
const snapshotWith = (state: ClientLinkState | 'loading' | null) => ({ linkStateFor: () => state })
const unknown = snapshotWith(null)

describe('resolveLinkState', () => {
  it.each([
    ['open', 'granted'],
    ['login', 'require_authentication'],
    ['purchase', 'require_purchase'],
    ['scheduled', 'is_scheduled'],
    ['progress', 'is_scheduled'],
  ] as const)('tells a guest of a gate "%s": %s', (gate, state) => {
    expect(resolveLinkState(aPageLink({ gate }), null, unknown).state).toBe(state)
  })

  it('believes the access tree for members', () => {
    const tree = snapshotWith({ state: 'is_scheduled', available_after: now, waits_for: 'date' })
    expect(resolveLinkState(sold, member, tree)).toMatchObject({
      state: 'is_scheduled',
      available_after: now,
    })
    expect(resolveLinkState(sold, member, snapshotWith({ state: 'missing' }))).toEqual({ state: 'missing' })
  })

  it('shows a link as loading while the tree is on its way, but never an open one', () => {
    expect(resolveLinkState(sold, member, snapshotWith('loading')).state).toBe('loading')
    expect(resolveLinkState(aPageLink(), member, snapshotWith('loading')).state).toBe('granted')
  })

  it('uses the date published with a link until the tree has loaded', () => {
    const waiting = {
      state: 'is_scheduled',
      available_after: scheduledFor,
      waits_for: 'date',
      has_viewable: false,
    }
    expect(resolveLinkState(later, member, unknown)).toEqual(waiting)
    expect(resolveLinkState(later, member, snapshotWith('loading'))).toEqual(waiting)
    expect(resolveLinkState(later, member, snapshotWith({ state: 'granted' }))).toEqual({ state: 'granted' })
  })

  it.each([
    ['a guest', null],
    ['a member', member],
  ])('sends %s to a page that waits for a start, and to no date', (_who, viewer) => {
    expect(resolveLinkState(aPageLink({ gate: 'progress' }), viewer, unknown)).toEqual({
      state: 'is_scheduled',
      available_after: null,
      waits_for: 'start',
      has_viewable: false,
    })
  })

  it.each([
    ['a guest', null, 'login'],
    ['a guest', null, 'purchase'],
    ['a guest', null, 'scheduled'],
    ['a member', member, 'purchase'],
    ['a member', member, 'scheduled'],
  ] as const)(
    'says to %s, of whom no tree knows, that below a gate something is open',
    (_who, viewer, gate) => {
      const link = aPageLink({ gate, has_viewable: true })
      expect(resolveLinkState(link, viewer, unknown)).toMatchObject({ has_viewable: true })
    },
  )

  it('opens to a member pages completed before and pages that only require login', () => {
    const done = signedIn({}, { ever_completed_page_ids: [later.page_id] })
    expect(resolveLinkState(later, done, unknown)).toEqual({ state: 'granted' })
    expect(resolveLinkState(aPageLink({ gate: 'login' }), member, unknown)).toEqual({ state: 'granted' })
  })

  it.each([
    ['a member without the product', {}, 'require_purchase'],
    ['a member with it', { active_product_ids: [testId(7)] }, 'granted'],
    ['an admin', { is_admin: true }, 'granted'],
  ])('goes by what %s holds where no tree knows the page', (_who, user, state) => {
    expect(resolveLinkState(sold, signedIn(user), unknown).state).toBe(state)
  })
})
