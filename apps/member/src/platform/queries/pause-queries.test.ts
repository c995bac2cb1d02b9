import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aLogin } from '../../testing/logins.ts'
import { nextSession } from '../session/next-session.ts'
import type { SessionEvent } from '../session/next-session.ts'
import type { SessionState } from '../session/session-state.ts'
import { createStore } from '../store.ts'
import { pauseQueries } from './pause-queries.ts'

const { authentication_token: _token, user, ...facts } = aLogin()
const storedSession: SessionEvent = { type: 'unreachable', storedSession: { user, facts } }

function setUp({ is_online }: { is_online: boolean }) {
  const window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  vi.stubGlobal('navigator', { onLine: is_online })
  const state = createStore<SessionState>({ status: 'unchecked' })
  pauseQueries({ session: { state } } as never)
  const fetchQuery = vi.fn<() => Promise<string>>(async () => 'purchases')
  const client = new QueryClient()
  client.mount()
  const unsubscribe = new QueryObserver(client, {
    queryKey: ['commerce', 'purchases'],
    queryFn: fetchQuery,
  }).subscribe(() => {})
  return {
    fetchQuery,
    unsubscribe,
    happen: (event: SessionEvent) => state.set(nextSession(state.get(), event)),
    goOnline: () => {
      vi.stubGlobal('navigator', { onLine: true })
      window.dispatchEvent(new Event('online'))
    },
  }
}

describe('a query', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    onlineManager.setEventListener(() => undefined)
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('waits until the session is verified, and then starts by itself', async () => {
    const { fetchQuery, happen } = setUp({ is_online: true })
    await vi.runAllTimersAsync()
    expect(fetchQuery).not.toHaveBeenCalled()
    happen({ type: 'accepted', login: aLogin() })
    await vi.runAllTimersAsync()
    expect(fetchQuery).toHaveBeenCalledOnce()
  })

  it('does not start when the network returns, before the stored member has a token', async () => {
    const { fetchQuery, happen, goOnline } = setUp({ is_online: false })
    happen(storedSession)
    goOnline()
    await vi.runAllTimersAsync()
    expect(fetchQuery).not.toHaveBeenCalled()
    happen({ type: 'accepted', login: aLogin() })
    await vi.runAllTimersAsync()
    expect(fetchQuery).toHaveBeenCalledOnce()
  })

  it('does not start for a guest whose screen is gone by then, and starts for one still on screen', async () => {
    const gone = setUp({ is_online: true })
    gone.happen({ type: 'refused' })
    gone.unsubscribe()
    await vi.runAllTimersAsync()
    expect(gone.fetchQuery).not.toHaveBeenCalled()

    const observe = setUp({ is_online: true })
    observe.happen({ type: 'refused' })
    await vi.runAllTimersAsync()
    expect(observe.fetchQuery).toHaveBeenCalledOnce()
  })

  it('waits while offline, even if the member is verified', async () => {
    const { fetchQuery, happen, goOnline } = setUp({ is_online: false })
    happen({ type: 'accepted', login: aLogin() })
    await vi.runAllTimersAsync()
    expect(fetchQuery).not.toHaveBeenCalled()
    goOnline()
    await vi.runAllTimersAsync()
    expect(fetchQuery).toHaveBeenCalledOnce()
  })
})
