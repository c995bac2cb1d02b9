import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChannelListener, RealtimeClient } from '../platform/realtime/realtime-client.ts'
import { nextSession } from '../platform/session/next-session.ts'
import type { MemberFacts, SessionState } from '../platform/session/session-state.ts'
import { createStore } from '../platform/store.ts'
import { aLogin, aUser } from '../testing/logins.ts'
import { watchAccess, JITTER_MS } from './watch-access.ts'

const guest: SessionState = { status: 'guest' }
const signedIn = (active_product_ids: string[] = []): SessionState =>
  nextSession(guest, { type: 'accepted', login: aLogin({ user: aUser({ active_product_ids }) }) })

async function setUp({ sessionState = signedIn() }: { sessionState?: SessionState } = {}) {
  const requests: string[] = []
  const state = createStore(signedIn())
  const subscriptions: { channel: string; listener: ChannelListener }[] = []
  const listen: RealtimeClient['listen'] = (channel, listener) => {
    const one = { channel, listener }
    subscriptions.push(one)
    return () => void subscriptions.splice(subscriptions.indexOf(one), 1)
  }
  const session = {
    state,
    refresh: async () => {
      requests.push('session')
      state.set(sessionState)
    },
    patchFacts: (facts: Partial<MemberFacts>) => {
      requests.push(`epoch ${facts.access_epoch}`)
      state.set(nextSession(state.get(), { type: 'facts_changed', facts }))
    },
  }
  const realtime = async () => ({ listen, close: () => {} })
  watchAccess({ session, realtime } as never, {
    invalidateAccess: async (is_own) => void requests.push(is_own ? 'own' : 'app'),
  })
  await vi.advanceTimersByTimeAsync(0)
  const emit = async (type: string, data: object = {}): Promise<void> => {
    subscriptions[0]?.listener.on_events([{ seq: 0, type, data }])
    await vi.advanceTimersByTimeAsync(0)
  }
  return {
    requests,
    subscriptions,
    state,
    emit,
    connect: () => subscriptions[0]?.listener.on_subscribed?.(0),
  }
}

describe('an open screen', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('reloads access at once when the member gains or loses a single page', async () => {
    const { requests, emit } = await setUp()
    await emit('access_changed')
    expect(requests).toEqual(['session', 'own'])
  })

  it.each([
    ['a page was given or taken back', { page_rights: 'attic' }, ['session', 'own']],
    ['another product is held', { active_product_ids: ['gold'] }, ['session', 'own']],
    ['gates have changed', { epoch: aLogin().access_epoch + 1 }, [`epoch ${aLogin().access_epoch + 1}`]],
    ['nothing has changed', {}, []],
  ])('learns when it begins to listen that meanwhile %s', async (_what, change, made_up) => {
    const { requests, emit, connect } = await setUp()
    connect()
    const { access_epoch: epoch, page_rights, user } = aLogin()
    const { active_product_ids } = aUser(user)
    await emit('access_state', { epoch, page_rights, active_product_ids, ...change })
    await vi.advanceTimersByTimeAsync(JITTER_MS)
    expect(requests).toEqual(made_up)
  })

  it('leaves the reload to the new viewer when the products change', async () => {
    const { requests, emit } = await setUp({ sessionState: signedIn(['gold']) })
    await emit('access_changed')
    expect(requests).toEqual(['session'])
  })

  it('changes the viewer once, after a short delay, however many gates of the app change', async () => {
    const { requests, emit } = await setUp()
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    await emit('access_changed', { epoch: 8 })
    await emit('access_changed', { epoch: 7 })
    expect(requests).toEqual([])
    await vi.advanceTimersByTimeAsync(JITTER_MS)
    expect(requests).toEqual(['epoch 8'])
  })

  it('reloads once for the pages of a new release with the same gates', async () => {
    const { requests, emit } = await setUp()
    const { access_epoch: epoch } = aLogin()
    await emit('access_changed', { epoch })
    await emit('access_changed', { epoch })
    await vi.advanceTimersByTimeAsync(JITTER_MS)
    expect(requests).toEqual(['app'])
    await emit('access_changed', { epoch })
    await vi.advanceTimersByTimeAsync(JITTER_MS)
    expect(requests).toEqual(['app', 'app'])
  })

  it('reloads changes that it missed while disconnected', async () => {
    const { requests, connect } = await setUp()
    connect()
    await vi.advanceTimersByTimeAsync(JITTER_MS)
    expect(requests).toEqual([])
    connect()
    await vi.advanceTimersByTimeAsync(JITTER_MS)
    expect(requests).toEqual(['session', 'app'])
  })

  it('reloads the session when blocked members change, and ignores other events', async () => {
    const { requests, emit } = await setUp()
    await emit('member_blocked')
    await emit('notification')
    expect(requests).toEqual(['session'])
  })

  it('hears nothing once the member has left', async () => {
    const { subscriptions, state } = await setUp()
    expect(subscriptions.map(({ channel }) => channel)).toEqual([aUser().global_events_channel])
    state.set(guest)
    await vi.advanceTimersByTimeAsync(0)
    expect(subscriptions).toEqual([])
  })
})
