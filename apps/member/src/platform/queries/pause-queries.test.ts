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

  it('waits until the server has said who this is, and then goes by itself', async () => {
    const { fetchQuery, happen } = setUp({ is_online: true })
    await vi.runAllTimersAsync()
    expect(fetchQuery).not.toHaveBeenCalled()
    happen({ type: 'accepted', login: aLogin() })
    await vi.runAllTimersAsync()
    expect(fetchQuery).toHaveBeenCalledOnce()
  })

  it('is not sent by the return of the network, before the remembered member has a token again', async () => {
    const { fetchQuery, happen, goOnline } = setUp({ is_online: false })
    happen(storedSession)
    goOnline()
    await vi.runAllTimersAsync()
    expect(fetchQuery).not.toHaveBeenCalled()
    happen({ type: 'accepted', login: aLogin() })
    await vi.runAllTimersAsync()
    expect(fetchQuery).toHaveBeenCalledOnce()
  })

  it('is not sent for a guest whose screen is gone by then, and is for one who still looks', async () => {
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

  it('waits without a network, however well the member is known', async () => {
    const { fetchQuery, happen, goOnline } = setUp({ is_online: false })
    happen({ type: 'accepted', login: aLogin() })
    await vi.runAllTimersAsync()
    expect(fetchQuery).not.toHaveBeenCalled()
    goOnline()
    await vi.runAllTimersAsync()
    expect(fetchQuery).toHaveBeenCalledOnce()
  })
})
