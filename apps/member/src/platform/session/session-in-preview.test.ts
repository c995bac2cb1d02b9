import type { ApiClient } from '@foyer/contract/client'
import { ApiError } from '@foyer/contract/api-error'
import { describe, expect, it, vi } from 'vitest'
import { aLogin } from '../../testing/logins.ts'
import { createSession } from './session-store.ts'
import type { KeptView } from './viewing-tab.ts'

const viewing = { ends_at: '2026-11-01T00:30:00.000Z', studio_url: 'http://localhost/apps/kiln/members/u' }
const shown = () => aLogin({ viewing })
const refuse = (status: number) => () => {
  throw new ApiError(status, { code: status === 0 ? 'network' : 'unauthorized' })
}

type Answer = () => unknown

/** A tab with a preview, in a browser where whoever looks is signed in as themselves. */
function setUp(answers: Record<string, Answer[]>, given: { code?: string; kept?: KeptView }) {
  const asked: string[] = []
  let kept = given.kept ?? null
  const api = (async (name: string) => {
    asked.push(name)
    const answer = answers[name]?.shift()
    if (!answer) throw new Error(`${name} was not expected`)
    return answer()
  }) as ApiClient
  const session = createSession({
    api: () => api,
    ready: async () => {},
    may_be_known: () => true,
    pause: async () => {},
    memory: { read: async () => null, write: async () => {} },
    viewing: {
      code: given.code ?? null,
      kept: () => kept,
      keep: (next) => (kept = next),
      forget: () => (kept = null),
    },
  })
  return { session, asked, kept: () => kept }
}

describe('the session of a preview', () => {
  it('trades the code, and keeps the token for this tab', async () => {
    const { session, kept } = setUp({ 'identity.exchangeCode': [shown] }, { code: 'code' })
    await session.start(null)
    expect(session.state.get()).toMatchObject({ status: 'authenticated', viewing })
    expect(kept()).toEqual({ token: 'secret', viewing })
  })

  it('goes on by its token when the page is loaded anew', async () => {
    const { session, asked } = setUp(
      { 'members.getViewing': [shown] },
      { kept: { token: 'secret', viewing } },
    )
    expect(session.credentials()).toEqual({ email: null, token: 'secret' })
    await session.start(null)
    expect(asked).toEqual(['members.getViewing'])
    expect(session.credentials()).toEqual({ email: 'dana@example.com', token: 'secret' })
  })

  it('is asked again while the network fails', async () => {
    const { session } = setUp({ 'identity.exchangeCode': [refuse(0), shown] }, { code: 'code' })
    await session.start(null)
    await vi.waitFor(() => expect(session.state.get()).toMatchObject({ status: 'authenticated', viewing }))
  })

  it.each([
    [
      'a code that is worth nothing',
      { 'identity.exchangeCode': [refuse(422), refuse(422)] },
      { code: 'spent' },
      null,
    ],
    [
      'a token that has ended',
      { 'members.getViewing': [refuse(401)] },
      { kept: { token: 'old', viewing } },
      viewing,
    ],
  ])('never becomes whoever looks: %s', async (_what, answers, given, way_back) => {
    const { session, asked, kept } = setUp(answers, given)
    await session.start(null)
    expect(session.state.get()).toEqual({ status: 'guest', viewing: way_back })
    await session.refresh()
    expect(asked).not.toContain('identity.verify')
    expect(kept()).toBeNull()
  })

  it('is over, and wiped, as soon as its token is refused', async () => {
    const { session, asked } = setUp(
      { 'identity.exchangeCode': [shown], 'members.getViewing': [refuse(401)] },
      { code: 'code' },
    )
    const wipe = vi.fn<() => void>()
    session.onLeave(wipe)
    await session.start(null)
    session.tokenRefused('secret')
    await vi.waitFor(() => expect(wipe).toHaveBeenCalled())
    expect(session.state.get()).toEqual({ status: 'guest', viewing })
    expect(asked).toEqual(['identity.exchangeCode', 'members.getViewing'])
  })

  it('ends at the server and in the tab', async () => {
    const { session, asked, kept } = setUp(
      { 'identity.exchangeCode': [shown], 'identity.logout': [() => ({})] },
      { code: 'code' },
    )
    await session.start(null)
    await session.signOut()
    expect(asked).toContain('identity.logout')
    expect(kept()).toBeNull()
    expect(session.credentials()).toBeNull()
  })
})
