import type { ApiClient } from '@foyer/contract/client'
import { ApiError } from '@foyer/contract/api-error'
import { describe, expect, it, vi } from 'vitest'
import { aLogin } from '../../testing/logins.ts'
import { createSession } from './session-store.ts'
import type { StoredPreview } from '../storage/member-preview.ts'

const viewing = { ends_at: '2026-11-01T00:30:00.000Z', studio_url: 'http://localhost/apps/kiln/members/u' }
const shown = () => aLogin({ viewing })
const refuseWith = (status: number) => () => {
  throw new ApiError(status, { code: status === 0 ? 'network' : 'unauthorized' })
}

type Responder = () => unknown

/** A tab with a preview, in a browser where the team member is signed in as themselves. */
function setUp(responses: Record<string, Responder[]>, given: { code?: string; stored?: StoredPreview }) {
  const requests: string[] = []
  let stored = given.stored ?? null
  const api = (async (name: string) => {
    requests.push(name)
    const respond = responses[name]?.shift()
    if (!respond) throw new Error(`${name} was not expected`)
    return respond()
  }) as ApiClient
  const session = createSession({
    api: () => api,
    prepareUi: async () => {},
    may_have_session: () => true,
    waitUntilOnline: async () => {},
    memory: { read: async () => null, write: async () => {} },
    viewing: {
      code: given.code ?? null,
      stored: () => stored,
      store: (next) => (stored = next),
      clear: () => (stored = null),
    },
  })
  return { session, requests, stored: () => stored }
}

describe('the session of a preview', () => {
  it('exchanges the code, and stores the token for this tab', async () => {
    const { session, stored } = setUp({ 'identity.exchangeCode': [shown] }, { code: 'code' })
    await session.start(null)
    expect(session.state.get()).toMatchObject({ status: 'authenticated', viewing })
    expect(stored()).toEqual({ token: 'secret', viewing })
  })

  it('continues with its token after a reload', async () => {
    const { session, requests } = setUp(
      { 'members.getViewing': [shown] },
      { stored: { token: 'secret', viewing } },
    )
    expect(session.credentials()).toEqual({ email: null, token: 'secret' })
    await session.start(null)
    expect(requests).toEqual(['members.getViewing'])
    expect(session.credentials()).toEqual({ email: 'dana@example.com', token: 'secret' })
  })

  it('is checked again while the network fails', async () => {
    const { session } = setUp({ 'identity.exchangeCode': [refuseWith(0), shown] }, { code: 'code' })
    await session.start(null)
    await vi.waitFor(() => expect(session.state.get()).toMatchObject({ status: 'authenticated', viewing }))
  })

  it.each([
    [
      'a code that is worth nothing',
      { 'identity.exchangeCode': [refuseWith(422), refuseWith(422)] },
      { code: 'spent' },
      null,
    ],
    [
      'a token that has ended',
      { 'members.getViewing': [refuseWith(401)] },
      { stored: { token: 'old', viewing } },
      viewing,
    ],
  ])('never becomes whoever looks: %s', async (_what, responses, given, expected_viewing) => {
    const { session, requests, stored } = setUp(responses, given)
    await session.start(null)
    expect(session.state.get()).toEqual({ status: 'guest', viewing: expected_viewing })
    await session.refresh()
    expect(requests).not.toContain('identity.verify')
    expect(stored()).toBeNull()
  })

  it('is over, and wiped, as soon as its token is refused', async () => {
    const { session, requests } = setUp(
      { 'identity.exchangeCode': [shown], 'members.getViewing': [refuseWith(401)] },
      { code: 'code' },
    )
    const wipe = vi.fn<() => void>()
    session.onSignOut(wipe)
    await session.start(null)
    session.tokenRefused('secret')
    await vi.waitFor(() => expect(wipe).toHaveBeenCalled())
    expect(session.state.get()).toEqual({ status: 'guest', viewing })
    expect(requests).toEqual(['identity.exchangeCode', 'members.getViewing'])
  })

  it('ends at the server and in the tab', async () => {
    const { session, requests, stored } = setUp(
      { 'identity.exchangeCode': [shown], 'identity.logout': [() => ({})] },
      { code: 'code' },
    )
    await session.start(null)
    await session.signOut()
    expect(requests).toContain('identity.logout')
    expect(stored()).toBeNull()
    expect(session.credentials()).toBeNull()
  })
})
