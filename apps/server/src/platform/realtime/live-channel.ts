import type { ChannelEvent, ChannelView } from './define-channel.ts'
import type { RefusalCode, ServerFrame } from './protocol.ts'

/** A subscriber's connection, as a channel sees it. */
export type Listener = {
  /** Sends the text of a frame. */
  sendText: (text: string) => void
  /** User ids whose events it does not receive. */
  readonly hidden?: ReadonlySet<string>
  /** Settles when little enough waits in the socket, or when it is closed. */
  waitUntilDrained: () => Promise<void>
}

/** One socket's position in one channel. Everything up to `sent` has been written to it. */
export type Subscription = {
  readonly channel: string
  readonly listener: Listener
  /** The part of the channel that it sees; null: all. */
  view?: ChannelView | null
  sent: number
  /** When its last signal was taken. */
  signalled_at?: number
  state: 'joining' | 'live' | 'closed'
}

/** The events of a batch that this subscription has not had yet. */
export function unsent(subscription: Subscription, events: readonly ChannelEvent[]): readonly ChannelEvent[] {
  const first = events[0]
  if (first && subscription.sent < first.seq) return events
  return events.filter((event) => event.seq > subscription.sent)
}

/** Thrown while joining: the client is notified of the reason. */
export class JoinRefused extends Error {
  override readonly name = 'JoinRefused'
  readonly code: RefusalCode

  constructor(code: RefusalCode) {
    super(code)
    this.code = code
  }
}

/** The log of one channel, bound to its app and id. */
export type ChannelLog = {
  head: () => Promise<number>
  after: (seq: number, limit: number) => Promise<readonly ChannelEvent[]>
}

type LiveChannelDeps = {
  channel: string
  log: ChannelLog | null
  /** Returns an event's author; null where nobody is hidden from anyone. */
  authorOf?: ((event: ChannelEvent) => string | null) | null
  /** Removes hidden people from an event of somebody else. */
  withoutPeople?: ((event: ChannelEvent, hidden: ReadonlySet<string>) => ChannelEvent) | null
  onError: (error: unknown) => void
  gap_ms?: number
  retry_ms?: number
}

const PAGE_SIZE = 200
/** Newest events cached for clients that reconnect shortly after. */
const RECENT_EVENTS = 128

/**
 * All listeners of one channel in this process. Events are sent in `seq` order up to `head`. An early one waits
 * briefly for the missing one, which is otherwise read from the log, once for all listeners.
 */
export class LiveChannel {
  readonly subscriptions = new Set<Subscription>()
  readonly #deps: LiveChannelDeps
  #head: number | null = null
  /** The highest `seq` that anyone has announced. */
  #announced = 0
  #early = new Map<number, ChannelEvent>()
  #recent: ChannelEvent[] = []
  /** `recent` contains everything after this `seq`. */
  #recent_after = 0
  #outgoing: ChannelEvent[] = []
  #is_flush_due = false
  #opening: Promise<void> | undefined
  #is_catching_up = false
  #gap_timer: NodeJS.Timeout | undefined
  #is_closed = false

  constructor(deps: LiveChannelDeps) {
    this.#deps = deps
  }

  /** An event of this process, right after its commit. */
  receive(event: ChannelEvent): void {
    if (!this.#deps.log) return this.#send([event])
    this.#announced = Math.max(this.#announced, event.seq)
    if (this.#head === null || event.seq <= this.#head) return
    this.#early.set(event.seq, event)
    this.#sendNextInOrder()
    if (this.#early.size > 0) this.#gap_timer ??= setTimeout(() => this.#catchUp(), this.#deps.gap_ms ?? 20)
  }

  /** Handles an announcement that the log has grown to `seq`. */
  handleGrowth(seq: number): void {
    this.#announced = Math.max(this.#announced, seq)
    if (this.#head !== null && seq > this.#head) this.#catchUp()
  }

  /** Compares with the log, after a time in which announcements may have been missed. */
  async compareWithLog(): Promise<void> {
    if (this.#deps.log && this.#head !== null) this.handleGrowth(await this.#deps.log.head())
  }

  /**
   * Sends the events after `after_seq` and then new ones. Calls `onStart` with the starting `seq` before the first
   * event. Throws `JoinRefused` when `after_seq` is ahead of the log.
   */
  async join(
    subscription: Subscription,
    after_seq: number | undefined,
    onStart: (seq: number) => void,
  ): Promise<void> {
    const { log } = this.#deps
    if (!log) {
      onStart(0)
      subscription.state = 'live'
      return
    }
    this.#opening ??= this.#open(log)
    await this.#opening
    if (subscription.state === 'closed') return
    if (after_seq !== undefined && after_seq > this.#headNow()) {
      const head = await log.head()
      if (after_seq > head) throw new JoinRefused('resync')
      this.handleGrowth(head)
    }
    if (isClosed(subscription)) return
    subscription.sent = Math.max(after_seq ?? this.#headNow(), subscription.view?.after_seq ?? 0)
    onStart(subscription.sent)
    await this.#resume(subscription, log)
  }

  /** Clears all timers; listeners that wait for the log receive nothing more. */
  close(): void {
    this.#is_closed = true
    clearTimeout(this.#gap_timer)
  }

  #headNow(): number {
    return this.#head ?? 0
  }

  async #open(log: ChannelLog): Promise<void> {
    try {
      this.#head = await log.head()
    } catch (error) {
      this.#opening = undefined
      throw error
    }
    this.#recent_after = this.#head
    if (this.#announced > this.#head) this.#catchUp()
  }

  async #resume(subscription: Subscription, log: ChannelLog): Promise<void> {
    for (;;) {
      if (subscription.sent >= this.#recent_after) {
        this.#write(subscription, unsent(subscription, this.#recent))
        subscription.state = 'live'
        return
      }
      const recent_before = this.#recent_after
      const rows = await log.after(subscription.sent, PAGE_SIZE)
      if (isClosed(subscription)) return
      this.#write(subscription, rows)
      if (rows.length < PAGE_SIZE) subscription.sent = Math.max(subscription.sent, recent_before)
      await subscription.listener.waitUntilDrained()
      if (isClosed(subscription)) return
    }
  }

  #write(subscription: Subscription, events: readonly ChannelEvent[]): void {
    const last = events.at(-1)
    if (!last) return
    const visible_events = this.#visibleTo(subscription, events)
    if (visible_events.length > 0) subscription.listener.sendText(this.#textOf(visible_events))
    subscription.sent = Math.max(subscription.sent, last.seq)
  }

  #textOf(events: readonly ChannelEvent[]): string {
    const frame: ServerFrame = { type: 'events', channel: this.#deps.channel, events }
    return JSON.stringify(frame)
  }

  /** Most listeners receive everything, so they share one serialized text. */
  #visibleTo({ listener, view }: Subscription, events: readonly ChannelEvent[]): readonly ChannelEvent[] {
    const { authorOf, withoutPeople } = this.#deps
    const { hidden } = listener
    const shown = view ? events.filter(view.isShown) : events
    if (!authorOf || !hidden || hidden.size === 0) return shown
    const of_others = shown.filter((event) => !hidden.has(authorOf(event) ?? ''))
    return withoutPeople ? of_others.map((event) => withoutPeople(event, hidden)) : of_others
  }

  #sendNextInOrder(): void {
    const ready: ChannelEvent[] = []
    for (let event = this.#early.get(this.#headNow() + 1); event; event = this.#early.get(event.seq + 1)) {
      this.#early.delete(event.seq)
      this.#head = event.seq
      ready.push(event)
    }
    this.#send(ready)
  }

  #send(events: readonly ChannelEvent[]): void {
    if (events.length === 0) return
    this.#outgoing.push(...events)
    if (this.#deps.log) this.#cacheRecent(events)
    if (this.#is_flush_due) return
    this.#is_flush_due = true
    setImmediate(() => this.#flush())
  }

  #cacheRecent(events: readonly ChannelEvent[]): void {
    this.#recent.push(...events)
    if (this.#recent.length <= RECENT_EVENTS * 2) return
    const removed = this.#recent.splice(0, this.#recent.length - RECENT_EVENTS)
    this.#recent_after = removed.at(-1)?.seq ?? this.#recent_after
  }

  #flush(): void {
    this.#is_flush_due = false
    const events = this.#outgoing
    this.#outgoing = []
    const last = events.at(-1)
    if (!last) return
    const shared_text = this.#textOf(events)
    for (const subscription of this.subscriptions) {
      if (subscription.state !== 'live') continue
      const unsent_events = this.#deps.log ? unsent(subscription, events) : events
      if (unsent_events !== events || subscription.view || subscription.listener.hidden?.size)
        this.#write(subscription, unsent_events)
      else {
        subscription.listener.sendText(shared_text)
        subscription.sent = last.seq
      }
    }
  }

  #catchUp(): void {
    clearTimeout(this.#gap_timer)
    this.#gap_timer = undefined
    if (this.#is_closed || this.#is_catching_up) return
    this.#is_catching_up = true
    this.#readMissing()
      .catch((error: unknown) => {
        this.#deps.onError(error)
        this.#gap_timer ??= setTimeout(() => this.#catchUp(), this.#deps.retry_ms ?? 1_000)
      })
      .finally(() => {
        this.#is_catching_up = false
      })
  }

  async #readMissing(): Promise<void> {
    const { log } = this.#deps
    while (log && this.#head !== null && this.#announced > this.#head && !this.#is_closed) {
      const read_after = this.#head
      const announced = this.#announced
      const rows = await log.after(read_after, PAGE_SIZE)
      const fresh = rows.filter((row) => row.seq > this.#headNow())
      const last = fresh.at(-1)
      if (last) this.#head = last.seq
      this.#send(fresh)
      for (const seq of this.#early.keys()) if (seq <= this.#headNow()) this.#early.delete(seq)
      this.#sendNextInOrder()
      if (this.#head === read_after && this.#announced === announced) this.#dropUncommitted()
    }
  }

  /** Announced events that are not in the log: their transaction never committed. */
  #dropUncommitted(): void {
    this.#early.clear()
    this.#announced = this.#headNow()
  }
}

/** Read through a call, because the state changes while something is awaited. */
function isClosed(subscription: Subscription): boolean {
  return subscription.state === 'closed'
}
