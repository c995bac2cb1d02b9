import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChannelListener, RealtimeClient } from '../platform/realtime/realtime-client.ts'
import { nextSession } from '../platform/session/next-session.ts'
import type { MemberFacts, SessionState } from '../platform/session/session-state.ts'
import { createStore } from '../platform/store.ts'
import { aLogin, aUser } from '../testing/logins.ts'
import { followAccess, SPREAD_MS } from './follow-access.ts'

const guest: SessionState = { status: 'guest' }
const signedIn = (active_product_ids: string[] = []): SessionState =>
  nextSession(guest, { type: 'accepted', login: aLogin({ user: aUser({ active_product_ids }) }) })

async function setUp({ said = signedIn() }: { said?: SessionState } = {}) {
  const asked: string[] = []
  const state = createStore(signedIn())
  const heard: { channel: string; listener: ChannelListener }[] = []
  const listen: RealtimeClient['listen'] = (channel, listener) => {
    const one = { channel, listener }
    heard.push(one)
    return () => void heard.splice(heard.indexOf(one), 1)
  }
  const session = {
    state,
    refresh: async () => {
      asked.push('session')
      state.set(said)
    },
    patchFacts: (facts: Partial<MemberFacts>) => {
      asked.push(`epoch ${facts.access_epoch}`)
      state.set(nextSession(state.get(), { type: 'facts_changed', facts }))
    },
  }
  const realtime = async () => ({ listen, close: () => {} })
  followAccess({ session, realtime } as never, {
    accessChanged: async (is_own) => void asked.push(is_own ? 'own' : 'app'),
  })
  await vi.advanceTimersByTimeAsync(0)
  const tell = async (type: string, data: object = {}): Promise<void> => {
    heard[0]?.listener.on_events([{ seq: 0, type, data }])
    await vi.advanceTimersByTimeAsync(0)
  }
  return { asked, heard, state, tell, connect: () => heard[0]?.listener.on_subscribed?.(0) }
}

describe('a screen that stands open', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('asks again at once when the member was given or lost a single page', async () => {
    const { asked, tell } = await setUp()
    await tell('access_changed')
    expect(asked).toEqual(['session', 'own'])
  })

  it.each([
    ['a page was given or taken back', { page_rights: 'attic' }, ['session', 'own']],
    ['another product is held', { active_product_ids: ['gold'] }, ['session', 'own']],
    ['gates have changed', { epoch: aLogin().access_epoch + 1 }, [`epoch ${aLogin().access_epoch + 1}`]],
    ['nothing has changed', {}, []],
  ])('learns when it begins to listen that meanwhile %s', async (_what, change, made_up) => {
    const { asked, tell, connect } = await setUp()
    connect()
    const { access_epoch: epoch, page_rights, user } = aLogin()
    const { active_product_ids } = aUser(user)
    await tell('access_state', { epoch, page_rights, active_product_ids, ...change })
    await vi.advanceTimersByTimeAsync(SPREAD_MS)
    expect(asked).toEqual(made_up)
  })

  it('leaves it to the new viewer when other products were given', async () => {
    const { asked, tell } = await setUp({ said: signedIn(['gold']) })
    await tell('access_changed')
    expect(asked).toEqual(['session'])
  })

  it('is another viewer once, within a moment, whatever gates of the app have changed', async () => {
    const { asked, tell } = await setUp()
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    await tell('access_changed', { epoch: 8 })
    await tell('access_changed', { epoch: 7 })
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(SPREAD_MS)
    expect(asked).toEqual(['epoch 8'])
  })

  it('asks once for the pages of a new release, whose gates are the same', async () => {
    const { asked, tell } = await setUp()
    const { access_epoch: epoch } = aLogin()
    await tell('access_changed', { epoch })
    await tell('access_changed', { epoch })
    await vi.advanceTimersByTimeAsync(SPREAD_MS)
    expect(asked).toEqual(['app'])
    await tell('access_changed', { epoch })
    await vi.advanceTimersByTimeAsync(SPREAD_MS)
    expect(asked).toEqual(['app', 'app'])
  })

  it('makes up for what was said while the connection was away', async () => {
    const { asked, connect } = await setUp()
    connect()
    await vi.advanceTimersByTimeAsync(SPREAD_MS)
    expect(asked).toEqual([])
    connect()
    await vi.advanceTimersByTimeAsync(SPREAD_MS)
    expect(asked).toEqual(['session', 'app'])
  })

  it('asks who is hidden when that changes, and nothing for other news', async () => {
    const { asked, tell } = await setUp()
    await tell('member_blocked')
    await tell('notification')
    expect(asked).toEqual(['session'])
  })

  it('hears nothing once the member has left', async () => {
    const { heard, state } = await setUp()
    expect(heard.map(({ channel }) => channel)).toEqual([aUser().global_events_channel])
    state.set(guest)
    await vi.advanceTimersByTimeAsync(0)
    expect(heard).toEqual([])
  })
})
