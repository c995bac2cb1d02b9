import { ApiError } from '@foyer/contract/api-error'
import type { ApiClient, CallOptions } from '@foyer/contract/client'
import { describe, expect, it, vi } from 'vitest'
import { aLogin } from '../../testing/logins.ts'
import type { StoredSession } from './session-state.ts'
import { createSession } from './session-store.ts'

type Responder = () => unknown

function setUp(
  responses: Record<string, Responder[]>,
  kept: StoredSession | null = null,
  has_cookie = true,
  pause = async (): Promise<void> => {},
) {
  const requests: string[] = []
  const keepaliveCalls: string[] = []
  let memory = kept
  const api = (async (name: string, _input: object, options?: CallOptions) => {
    requests.push(name)
    if (options?.keepalive) keepaliveCalls.push(name)
    const respond = responses[name]?.shift()
    if (!respond) throw new Error(`${name} was not expected`)
    return respond()
  }) as ApiClient
  const session = createSession({
    api: () => api,
    prepareUi: async () => {},
    may_have_session: () => has_cookie,
    waitUntilOnline: pause,
    memory: {
      read: async () => memory,
      write: async (next) => {
        memory = next
      },
    },
  })
  return { session, requests, keepaliveCalls, memory: () => memory }
}

const refuseWith = (status: number, code: string) => () => {
  throw new ApiError(status, { code })
}
const down = refuseWith(0, 'network')
const { authentication_token: _token, user, ...facts } = aLogin()

describe('the session', () => {
  it('verifies the session once', async () => {
    const { session, requests } = setUp({ 'identity.verify': [() => aLogin()] })
    await Promise.all([session.start(null), session.start(null)])
    expect(requests).toEqual(['identity.verify'])
    expect(session.credentials()).toEqual({ email: 'dana@example.com', token: 'secret' })
  })

  it('sends no request when there can be no session cookie, and is a guest at once', async () => {
    const { session, requests } = setUp({}, null, false)
    await session.start(null)
    expect(requests).toEqual([])
    expect(session.state.get().status).toBe('guest')
  })

  it('exchanges a one-time code before it uses the cookie', async () => {
    const { session, requests } = setUp({ 'identity.exchangeCode': [() => aLogin()] })
    await session.start('code')
    expect(requests).toEqual(['identity.exchangeCode'])
    expect(session.state.get().status).toBe('authenticated')
  })

  it('uses the cookie when the code is invalid', async () => {
    const { session } = setUp({
      'identity.exchangeCode': [refuseWith(422, 'token_invalid')],
      'identity.verify': [() => aLogin()],
    })
    await session.start('spent')
    expect(session.state.get().status).toBe('authenticated')
  })

  it('becomes a guest on a refusal and clears the stored member', async () => {
    const { session, memory } = setUp(
      { 'identity.verify': [refuseWith(401, 'unauthorized')] },
      { user, facts },
    )
    const wipe = vi.fn<() => void>()
    session.onSignOut(wipe)
    await session.start(null)
    await vi.waitFor(() => expect(memory()).toBeNull())
    expect(session.state.get().status).toBe('guest')
    expect(wipe).toHaveBeenCalledOnce()
  })

  it('starts as the stored member while the server is unreachable, and retries until it responds', async () => {
    const { session } = setUp(
      { 'identity.verify': [down, refuseWith(503, 'unavailable'), () => aLogin()] },
      { user, facts },
    )
    await session.start(null)
    expect(session.state.get().status).toBe('authenticated')
    expect(session.credentials()).toBeNull()
    await vi.waitFor(() => expect(session.credentials()?.token).toBe('secret'))
  })

  it('retries in one loop, however often a refresh is requested', async () => {
    const pause = vi.fn<() => Promise<void>>(() => new Promise(() => {}))
    const { session } = setUp({ 'identity.verify': [down, down, down] }, { user, facts }, true, pause)
    await session.start(null)
    await session.refresh()
    await session.refresh()
    expect(pause).toHaveBeenCalledOnce()
  })

  it('keeps local changes made during a refresh, and takes the rest from the response', async () => {
    const answered = Promise.withResolvers<unknown>()
    const { session } = setUp({ 'identity.verify': [() => aLogin(), () => answered.promise] })
    await session.start(null)
    const refreshed = session.refresh()
    session.patchFacts({ bookmarked_pages: ['kept-here'], access_epoch: 3 })
    answered.resolve(aLogin({ bookmarked_pages: [], access_epoch: 9 }))
    await refreshed
    expect(session.state.get()).toMatchObject({ facts: { bookmarked_pages: ['kept-here'], access_epoch: 9 } })
  })

  it('does not apply changes of the member who was signed in when the refresh started', async () => {
    const answered = Promise.withResolvers<unknown>()
    const { session } = setUp({ 'identity.verify': [() => aLogin(), () => answered.promise] })
    await session.start(null)
    const refreshed = session.refresh()
    session.patchFacts({ bookmarked_pages: ['kept-here'] })
    const other = aLogin({ bookmarked_pages: [] })
    answered.resolve({ ...other, user: { ...other.user, id: 'somebody-else' } })
    await refreshed
    expect(session.state.get()).toMatchObject({ facts: { bookmarked_pages: [] } })
  })

  it('does not apply changes of another member who signed in during the refresh', async () => {
    const answered = Promise.withResolvers<unknown>()
    const { session } = setUp({ 'identity.verify': [() => aLogin(), () => answered.promise] })
    await session.start(null)
    const refreshed = session.refresh()
    const other = aLogin({ bookmarked_pages: [] })
    session.accept({ ...other, user: { ...other.user, id: 'somebody-else' } })
    session.patchFacts({ bookmarked_pages: ['kept-here'] })
    answered.resolve(aLogin({ bookmarked_pages: [] }))
    await refreshed
    expect(session.state.get()).toMatchObject({ facts: { bookmarked_pages: [] } })
  })

  it('stays unchecked while the server is unreachable and no member is stored', async () => {
    const { session } = setUp({ 'identity.verify': [down, () => aLogin()] })
    const statuses: string[] = []
    session.state.subscribe(() => statuses.push(session.state.get().status))
    await session.start(null)
    await vi.waitFor(() => expect(statuses).toEqual(['authenticated']))
  })

  it('stores a member without the token', async () => {
    const { session, memory } = setUp({})
    session.accept(aLogin())
    await vi.waitFor(() => expect(memory()?.user.email).toBe('dana@example.com'))
    expect(JSON.stringify(memory())).not.toContain('secret')
  })

  it('signs out and wipes even if the call fails', async () => {
    const { session, memory } = setUp({ 'identity.logout': [down] })
    const wipe = vi.fn<() => void>()
    session.onSignOut(wipe)
    session.accept(aLogin())
    await session.signOut()
    expect(session.state.get().status).toBe('guest')
    expect(memory()).toBeNull()
    expect(wipe).toHaveBeenCalled()
  })

  it('sends the sign-out even if the tab is closed at once', async () => {
    const { session, keepaliveCalls } = setUp({ 'identity.logout': [() => ({})] })
    session.accept(aLogin())
    await session.signOut()
    expect(keepaliveCalls).toEqual(['identity.logout'])
  })

  it('verifies the cookie again when its token is refused, because another tab may have a new one', async () => {
    const renewed = aLogin({ authentication_token: 'newer' })
    const { session, requests } = setUp({ 'identity.verify': [() => renewed] })
    session.accept(aLogin())
    session.tokenRefused('secret')
    session.tokenRefused('secret')
    await vi.waitFor(() => expect(session.credentials()?.token).toBe('newer'))
    session.tokenRefused('secret')
    expect(requests).toEqual(['identity.verify'])
  })

  it.each([
    ['says that nobody is here', refuseWith(401, 'unauthorized')],
    ['names the refused token again', () => aLogin()],
    ['cannot be asked', down],
  ])('makes a guest of a refused token where the server %s', async (_what, respond) => {
    const { session } = setUp({ 'identity.verify': [respond] })
    session.accept(aLogin())
    session.tokenRefused('secret')
    await vi.waitFor(() => expect(session.state.get().status).toBe('guest'))
  })

  it('continues when one of the cleanups fails', async () => {
    const { session } = setUp({ 'identity.logout': [() => ({})] })
    const second = vi.fn<() => void>()
    session.onSignOut(() => {
      throw new Error('blocked storage')
    })
    session.onSignOut(second)
    session.accept(aLogin())
    await session.signOut()
    expect(second).toHaveBeenCalled()
  })
})
