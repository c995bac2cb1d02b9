import type { ChannelEvent } from './define-channel.ts'
import type { RefusalCode } from './protocol.ts'

/** The listening end of a channel, as a room sees it. */
export type Listener = {
  /** Sends the text of a frame. */
  send: (text: string) => void
  /** People whose doings it is not told, by user id. */
  readonly hidden?: ReadonlySet<string>
  /** Settles when little enough waits in the socket, or when it is closed. */
  drained: () => Promise<void>
}

/** One socket's place in one channel. Everything up to `sent` has been written to it. */
export type Subscription = {
  readonly channel: string
  readonly listener: Listener
  sent: number
  state: 'joining' | 'live' | 'closed'
}

/** The events of a batch that this subscription has not had yet. */
export function unsent(subscription: Subscription, events: readonly ChannelEvent[]): readonly ChannelEvent[] {
  const first = events[0]
  if (first && subscription.sent < first.seq) return events
  return events.filter((event) => event.seq > subscription.sent)
}

/** Thrown while joining: the client must be told why it does not listen. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: RefusalCode

  constructor(code: RefusalCode) {
    super(code)
    this.code = code
  }
}
