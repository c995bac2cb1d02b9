import type { LoginResponse, User } from '@foyer/contract/identity/shapes'
import { describe, expect, it } from 'vitest'
import { aLogin, aUser } from '../../testing/logins.ts'
import { computeEpoch, nextSession, type SessionEvent } from './next-session.ts'
import { viewerKey, type SessionState } from './session-state.ts'

const unchecked: SessionState = { status: 'unchecked' }
const guest: SessionState = { status: 'guest' }
const member = nextSession(unchecked, { type: 'accepted', login: aLogin() })

const storedSession = (login: LoginResponse = aLogin()) => {
  const { user, authentication_token: _token, ...facts } = login
  return { user, facts }
}

describe('nextSession', () => {
  it('starts unchecked and takes the result of the server', () => {
    expect(member).toMatchObject({ status: 'authenticated', token: 'secret', user: { name: 'Dana' } })
  })

  const cases: [what: string, from: SessionState, event: SessionEvent, to: SessionState['status']][] = [
    ['a failed check makes a guest', unchecked, { type: 'refused' }, 'guest'],
    [
      'a server that cannot be asked says nothing',
      unchecked,
      { type: 'unreachable', storedSession: null },
      'unchecked',
    ],
    [
      'a member known here goes on without a network',
      unchecked,
      { type: 'unreachable', storedSession: storedSession() },
      'authenticated',
    ],
    [
      'a member stays signed in while the server is away',
      member,
      { type: 'unreachable', storedSession: null },
      'authenticated',
    ],
    [
      'a guest does not become someone by a lost network',
      guest,
      { type: 'unreachable', storedSession: storedSession() },
      'guest',
    ],
    ['a sign-out makes a guest', member, { type: 'signed_out' }, 'guest'],
    [
      'a token that is no longer known ends the session',
      member,
      { type: 'token_refused', token: 'secret' },
      'guest',
    ],
    [
      'an older token that is refused ends nothing',
      member,
      { type: 'token_refused', token: 'older' },
      'authenticated',
    ],
    [
      'a refused token of nobody changes nothing',
      unchecked,
      { type: 'token_refused', token: 'secret' },
      'unchecked',
    ],
  ]
  it.each(cases)('%s', (_what, from, event, to) => {
    expect(nextSession(from, event).status).toBe(to)
  })

  it('has no token after a start without a network', () => {
    const state = nextSession(unchecked, { type: 'unreachable', storedSession: storedSession() })
    expect(state).toMatchObject({ token: null })
  })

  it('updates the user and keeps the token', () => {
    const renamed = nextSession(member, { type: 'user_changed', user: { name: 'Dana W' } })
    expect(renamed).toMatchObject({ token: 'secret', user: { name: 'Dana W' } })
    expect(nextSession(guest, { type: 'user_changed', user: { name: 'Nobody' } })).toBe(guest)
  })

  it('changes facts and with them the epoch', () => {
    const page_subscriptions = [{ page_id: 'p', started_at: '2026-11-01T00:00:00.000Z' }]
    const started = nextSession(member, { type: 'facts_changed', facts: { page_subscriptions } })
    expect(viewerKey(started)).not.toBe(viewerKey(member))
  })
})

describe('a preview', () => {
  const viewing = { ends_at: '2026-11-01T00:30:00.000Z', studio_url: 'http://localhost/apps/kiln/members/u' }
  const preview = nextSession(unchecked, { type: 'accepted', login: aLogin({ viewing }) })

  it('is marked as a preview, also after updates of the member', () => {
    expect(preview).toMatchObject({ status: 'authenticated', viewing })
    expect(nextSession(preview, { type: 'user_changed', user: { name: 'D' } })).toMatchObject({ viewing })
    expect(nextSession(preview, { type: 'facts_changed', facts: {} })).toMatchObject({ viewing })
    expect(member).not.toHaveProperty('viewing')
  })

  it.each([
    ['it is ended', { type: 'signed_out' }],
    ['its token is refused', { type: 'token_refused', token: 'secret' }],
    ['the server says so', { type: 'view_over', viewing: null }],
  ] as const)('knows the way back when %s', (_what, event) => {
    expect(nextSession(preview, event)).toEqual({ status: 'guest', viewing })
  })

  it('reports that it is over when it never started', () => {
    expect(nextSession(unchecked, { type: 'view_over', viewing: null })).toEqual({
      status: 'guest',
      viewing: null,
    })
  })

  it('is nothing that a member who signs out has been in', () => {
    expect(nextSession(member, { type: 'signed_out' })).toEqual(guest)
  })
})

describe('computeEpoch', () => {
  const { facts } = storedSession()
  const epoch = (user: Partial<User>) => computeEpoch({ ...aUser(), ...user }, facts)

  it('is the same for the same rights in any order', () => {
    expect(epoch({ active_product_ids: ['a', 'b'] })).toBe(epoch({ active_product_ids: ['b', 'a'] }))
  })

  it.each([
    ['another product', { active_product_ids: ['a'] }],
    ['being let in', { subscriber_id: null }],
    ['admin rights', { is_admin: true }],
  ])('is another with %s', (_what, user) => {
    expect(epoch(user)).not.toBe(epoch({}))
  })

  it.each([
    ['other gates of the app', { access_epoch: 2 }],
    ['a single page given or taken back', { page_rights: 'other' }],
  ])('is another with %s', (_what, changed) => {
    expect(computeEpoch(aUser(), { ...facts, ...changed })).not.toBe(epoch({}))
  })

  it('does not care for a new name', () => {
    expect(epoch({ name: 'Somebody' })).toBe(epoch({}))
  })
})

describe('viewerKey', () => {
  it('is shared by all guests, but not by unchecked sessions', () => {
    expect(viewerKey(guest)).toBe(viewerKey(unchecked))
    expect(viewerKey(member)).toContain(aUser().id)
  })
})
