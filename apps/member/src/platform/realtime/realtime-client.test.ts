import { describe, expect, it, vi } from 'vitest'
import { createRealtimeClient } from './realtime-client.ts'
import type { RealtimeEvent, Socket } from './realtime-client.ts'

/** A server that records the frames it receives. */
function setUp(token: string | null = 'secret') {
  type Listener = (event: never) => void
  const sockets: { listeners: Map<string, Listener>; receivedEvents: Record<string, unknown>[] }[] = []
  const state = { token, unauthorized: 0, is_closing: false }
  const client = createRealtimeClient({
    token: () => state.token,
    onUnauthorized: () => {
      state.unauthorized += 1
    },
    waitUntilOnline: async () => {},
    open: () => {
      const receivedEvents: Record<string, unknown>[] = []
      const listeners = new Map<string, Listener>()
      sockets.push({ listeners, receivedEvents })
      const socket: Socket = {
        get readyState() {
          return state.is_closing ? 2 : 1
        },
        send: (text) => void receivedEvents.push(JSON.parse(text) as Record<string, unknown>),
        close: () => {},
        addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
      }
      return socket
    },
  })
  const latest = () => {
    const last = sockets.at(-1)
    if (!last) throw new Error('No socket was opened.')
    return last
  }
  const raise = (type: string, event: object) => latest().listeners.get(type)?.(event as never)
  return {
    client,
    sockets,
    state,
    receivedEvents: () => latest().receivedEvents,
    opens: () => raise('open', {}),
    says: (frame: object) => raise('message', { data: JSON.stringify(frame) }),
    closes: (code: number) => raise('close', { code }),
  }
}

const event = (seq: number): RealtimeEvent => ({ seq, type: 'message', data: seq })

describe('the realtime client', () => {
  it('opens no socket before there is a listener and a token', () => {
    const nobody = setUp(null)
    nobody.client.listen('thread:1', { on_events: () => {} })
    expect(nobody.sockets).toEqual([])
    expect(setUp().sockets).toEqual([])
  })

  it('sends nothing to a closing socket', () => {
    const { client, opens, says, receivedEvents, state } = setUp()
    client.listen('thread:1', { on_events: () => {} })
    opens()
    says({ type: 'ready' })
    const before = receivedEvents().length
    state.is_closing = true
    client.listen('thread:2', { on_events: () => {} })
    expect(receivedEvents()).toHaveLength(before)
  })

  it('sends its token first and subscribes when the server is ready', () => {
    const { client, opens, says, receivedEvents } = setUp()
    client.listen('thread:1', { on_events: () => {} }, 7)
    opens()
    expect(receivedEvents()).toEqual([{ type: 'auth', token: 'secret' }])
    says({ type: 'ready' })
    expect(receivedEvents()[1]).toEqual({ type: 'subscribe', channel: 'thread:1', after_seq: 7 })
  })

  it('signals in channels that it listens to, once the server is ready', () => {
    const { client, opens, says, receivedEvents } = setUp()
    client.listen('typing:1', { on_events: () => {} })
    opens()
    client.signal('typing:1')
    says({ type: 'ready' })
    const before = receivedEvents().length
    client.signal('typing:2')
    client.signal('typing:1')
    expect(receivedEvents().slice(before)).toEqual([{ type: 'signal', channel: 'typing:1' }])
  })

  it('delivers each event once and resumes after the last one', async () => {
    const { client, opens, says, receivedEvents, closes, sockets } = setUp()
    const received: number[] = []
    client.listen('thread:1', { on_events: (events) => received.push(...events.map(({ seq }) => seq)) })
    opens()
    says({ type: 'ready' })
    says({ type: 'subscribed', channel: 'thread:1', seq: 3 })
    says({ type: 'events', channel: 'thread:1', events: [event(3), event(4), event(5)] })
    closes(1006)
    await vi.waitFor(() => expect(sockets).toHaveLength(2))
    opens()
    says({ type: 'ready' })
    expect(receivedEvents().at(-1)).toEqual({ type: 'subscribe', channel: 'thread:1', after_seq: 5 })
    says({ type: 'events', channel: 'thread:1', events: [event(5), event(6)] })
    expect(received).toEqual([4, 5, 6])
  })

  it('delivers every event of a channel without a log', () => {
    const { client, opens, says } = setUp()
    const received: number[] = []
    client.listen('user:1', { on_events: (events) => received.push(events.length) })
    opens()
    says({ type: 'ready' })
    says({ type: 'subscribed', channel: 'user:1', seq: 0 })
    says({ type: 'events', channel: 'user:1', events: [event(0)] })
    says({ type: 'events', channel: 'user:1', events: [event(0)] })
    expect(received).toEqual([1, 1])
  })

  it('reports a lost position in the log and continues from now on', () => {
    const { client, opens, says, receivedEvents } = setUp()
    const refused = vi.fn<(code: string) => void>()
    client.listen('thread:1', { on_events: () => {}, on_refused: refused }, 99)
    opens()
    says({ type: 'ready' })
    says({ type: 'unsubscribed', channel: 'thread:1', code: 'resync' })
    expect(refused).toHaveBeenCalledWith('resync')
    expect(receivedEvents().at(-1)).toEqual({ type: 'subscribe', channel: 'thread:1' })
  })

  it('has the session looked at when the server refuses the token', () => {
    const { client, opens, closes, state } = setUp()
    client.listen('user:1', { on_events: () => {} })
    opens()
    closes(4401)
    expect(state.unauthorized).toBe(1)
  })

  it('unsubscribes with the last listener, and disconnects with the last channel', () => {
    const { client, opens, says, receivedEvents } = setUp()
    const first = client.listen('thread:1', { on_events: () => {} })
    const second = client.listen('thread:1', { on_events: () => {} })
    opens()
    says({ type: 'ready' })
    first()
    expect(receivedEvents().filter(({ type }) => type === 'unsubscribe')).toEqual([])
    second()
    expect(receivedEvents().at(-1)).toEqual({ type: 'unsubscribe', channel: 'thread:1' })
  })
})
