import { backOff } from '../back-off.ts'

/** One thing that happened in a channel. */
export type RealtimeEvent = { seq: number; type: string; data: unknown }

/** Why a subscription failed. After `resync` new events are delivered, and the listener has to reload. */
export type SubscriptionRefusal = 'not_found' | 'too_many' | 'resync' | 'unavailable'

/** What listens to a channel. */
export type ChannelListener = {
  on_events: (events: readonly RealtimeEvent[]) => void
  on_subscribed?: (seq: number) => void
  on_refused?: (code: SubscriptionRefusal) => void
}

/** The one socket of this tab. */
export interface RealtimeClient {
  /** Listens to a channel from `after_seq` on, or from now on; resumes by itself after a break. */
  listen: (channel: string, listener: ChannelListener, after_seq?: number) => () => void
  /** Tells the others in a channel that is listened to what the member does right now; lost without a connection. */
  signal: (channel: string) => void
  close: () => void
}

/** The parts of a WebSocket that are used. */
export type Socket = {
  readonly readyState: number
  send: (text: string) => void
  close: () => void
  addEventListener: {
    (type: 'open', listener: () => void): void
    (type: 'message', listener: (event: { data: unknown }) => void): void
    (type: 'close', listener: (event: { code: number }) => void): void
  }
}

type Options = {
  open: () => Socket
  /** The token in force; null while there is none. */
  token: () => string | null
  /** Called when the server no longer takes the token. */
  onUnauthorized: () => void
  waitUntilOnline: (ms: number) => Promise<void>
}

type Channel = { listeners: Set<ChannelListener>; seq: number | null }
type ServerFrame =
  | { type: 'ready' }
  | { type: 'pong' }
  | { type: 'subscribed'; channel: string; seq: number }
  | { type: 'events'; channel: string; events: RealtimeEvent[] }
  | { type: 'unsubscribed'; channel: string; code: SubscriptionRefusal }

const UNAUTHORIZED = 4401
/** `WebSocket.OPEN`, which tests have no WebSocket for. */
const OPEN = 1

/**
 * Creates the client. The first frame is the token, each channel resumes after its last `seq`, and a lost socket
 * reconnects with growing delays. An event is delivered once.
 */
export function createRealtimeClient({
  open,
  token,
  onUnauthorized,
  waitUntilOnline,
}: Options): RealtimeClient {
  const channels = new Map<string, Channel>()
  const backoff = backOff({ first_ms: 500, longest_ms: 30_000 })
  let socket: Socket | null = null
  let is_ready = false
  let is_waiting = false

  /** A closing socket accepts no frames; the next socket sends the subscriptions again. */
  const sendFrame = (frame: object): void => {
    if (socket?.readyState === OPEN) socket.send(JSON.stringify(frame))
  }
  const subscribe = (channel: string, { seq }: Channel): void =>
    sendFrame({ type: 'subscribe', channel, ...(seq === null ? {} : { after_seq: seq }) })

  const connect = (): void => {
    const authToken = token()
    if (socket || is_waiting || authToken === null || channels.size === 0) return
    const opened = open()
    socket = opened
    opened.addEventListener('open', () => sendFrame({ type: 'auth', token: authToken }))
    opened.addEventListener('message', ({ data }) => receive(JSON.parse(String(data))))
    opened.addEventListener('close', ({ code }) => {
      if (socket !== opened) return
      socket = null
      is_ready = false
      if (code === UNAUTHORIZED) onUnauthorized()
      void reconnect()
    })
  }
  const reconnect = async (): Promise<void> => {
    if (channels.size === 0 || is_waiting) return
    is_waiting = true
    await waitUntilOnline(backoff.next())
    is_waiting = false
    connect()
  }

  const receive = (frame: ServerFrame): void => {
    if (frame.type === 'ready') {
      is_ready = true
      backoff.reset()
      for (const [name, channel] of channels) subscribe(name, channel)
      return
    }
    if (frame.type === 'pong') return
    const channel = channels.get(frame.channel)
    if (!channel) return
    if (frame.type === 'subscribed') {
      channel.seq ??= frame.seq
      for (const listener of channel.listeners) listener.on_subscribed?.(frame.seq)
    } else if (frame.type === 'events') {
      notifyListeners(channel, frame.events)
    } else {
      notifyRefused(frame.channel, channel, frame.code)
    }
  }

  const notifyListeners = (channel: Channel, events: readonly RealtimeEvent[]): void => {
    const current = channel.seq ?? 0
    const newEvents = events.filter(({ seq }) => seq === 0 || seq > current)
    if (newEvents.length === 0) return
    channel.seq = Math.max(current, ...newEvents.map(({ seq }) => seq))
    for (const listener of channel.listeners) listener.on_events(newEvents)
  }

  const notifyRefused = (name: string, channel: Channel, code: SubscriptionRefusal): void => {
    for (const listener of channel.listeners) listener.on_refused?.(code)
    if (code !== 'resync') return
    channel.seq = null
    subscribe(name, channel)
  }

  return {
    listen: (name, listener, after_seq) => {
      const current = channels.get(name)
      const channel = current ?? { listeners: new Set(), seq: after_seq ?? null }
      channel.listeners.add(listener)
      channels.set(name, channel)
      if (current === undefined && is_ready) subscribe(name, channel)
      connect()
      return () => {
        channel.listeners.delete(listener)
        if (channel.listeners.size > 0 || channels.get(name) !== channel) return
        channels.delete(name)
        if (is_ready) sendFrame({ type: 'unsubscribe', channel: name })
        if (channels.size === 0) stop()
      }
    },
    signal: (channel) => {
      if (is_ready && channels.has(channel)) sendFrame({ type: 'signal', channel })
    },
    close: () => {
      channels.clear()
      stop()
    },
  }

  function stop(): void {
    const previous = socket
    socket = null
    is_ready = false
    previous?.close()
  }
}
