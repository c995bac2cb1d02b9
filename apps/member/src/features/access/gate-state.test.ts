import { aPageLink, testId } from '@foyer/content/testing'
import { describe, expect, it } from 'vitest'
import { nextSession } from '../../platform/session/next-session.ts'
import type { Authenticated } from '../../platform/session/session-state.ts'
import { aLogin, aUser } from '../../testing/logins.ts'
import type { ClientLinkState } from './access-trees.ts'
import { gateState } from './gate-state.ts'

const as = (user: Parameters<typeof aUser>[0]): Authenticated => {
  const state = nextSession({ status: 'guest' }, { type: 'accepted', login: aLogin({ user: aUser(user) }) })
  if (state.status !== 'authenticated') throw new Error('A sign-in that signs nobody in.')
  return state
}
const member = as({})
const now = '2026-11-21T08:00:00.000Z'
const sold = aPageLink({ gate: 'purchase', product_ids: [testId(7)] })
const knowing = (state: ClientLinkState | 'loading' | null) => ({ stateOf: () => state })
const unknown = knowing(null)

describe('gateState', () => {
  it.each([
    ['open', 'granted'],
    ['login', 'require_authentication'],
    ['purchase', 'require_purchase'],
    ['scheduled', 'is_scheduled'],
    ['progress', 'is_scheduled'],
  ] as const)('tells a guest of a gate "%s": %s', (gate, state) => {
    expect(gateState(aPageLink({ gate }), null, unknown).state).toBe(state)
  })

  it('believes the access tree for members', () => {
    const tree = knowing({ state: 'is_scheduled', available_after: now, start_page_id: null })
    expect(gateState(sold, member, tree)).toMatchObject({ state: 'is_scheduled', available_after: now })
    expect(gateState(sold, member, knowing({ state: 'missing' }))).toEqual({ state: 'missing' })
  })

  it('shows a link as loading while the tree is on its way, but never an open one', () => {
    expect(gateState(sold, member, knowing('loading')).state).toBe('loading')
    expect(gateState(aPageLink(), member, knowing('loading')).state).toBe('granted')
  })

  it.each([
    ['a member without the product', {}, 'require_purchase'],
    ['a member with it', { active_product_ids: [testId(7)] }, 'granted'],
    ['an admin', { is_admin: true }, 'granted'],
  ])('goes by what %s holds where no tree knows the page', (_who, user, state) => {
    expect(gateState(sold, as(user), unknown).state).toBe(state)
  })
})
