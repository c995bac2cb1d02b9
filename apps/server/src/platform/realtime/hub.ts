import pLimit from 'p-limit'
import type { Logger } from 'pino'
import type { Connection } from './connection.ts'
import type { Channel, ChannelEvent, ChannelRegistry } from './define-channel.ts'
import type { FanOut, FanOutMessage } from './fan-out.ts'
import type { RealtimePorts } from './identity.ts'
import type { ClientFrame, Limits, RefusalCode } from './protocol.ts'
import { JoinRefused, LiveChannel, type Subscription } from './live-channel.ts'

export type HubDeps = {
  ports: RealtimePorts
  channels: ChannelRegistry
  fanOut: FanOut
  limits: Limits
  log: Logger
}

/** Channels compared with their log each second while other servers exist, which may die before they publish. */
const ROOMS_COMPARED_PER_SECOND = 20

/** Sockets rechecked at once; the rest of the database pool is left to calls. */
const RECHECK_CONCURRENCY = 6

/** The least time between two signals of a subscriber. */
const SIGNAL_MS = 2_500

/** Suffix of the name for all channels of a kind. No object has this id, so no client can subscribe to it. */
const ALL_CHANNELS_SUFFIX = ':*'

/** The sockets and channels of this process, and their subscriptions. */
export class Hub {
  readonly connections = new Set<Connection>()
  readonly live_channels = new Map<string, LiveChannel>()
  readonly #deps: HubDeps
  readonly #recheckLimit = pLimit(RECHECK_CONCURRENCY)
  #compare_next: IterableIterator<LiveChannel> = [][Symbol.iterator]()

  constructor(deps: HubDeps) {
    this.#deps = deps
  }

  /** Publishes to a channel on this server, and notifies other servers. */
  publish(app_id: string, channel: string, event: ChannelEvent): void {
    const found = this.#deps.channels.find(channel)
    if (!found) throw new Error(`No kind of channel is declared for "${channel}".`)
    this.live_channels.get(channelKey(app_id, channel))?.receive(event)
    this.#deps.fanOut.send(
      found.channel.log
        ? { kind: 'grown', app_id, channel, seq: event.seq }
        : { kind: 'told', app_id, channel, event },
    )
  }

  /** Publishes to every channel of a kind in an app, such as `user`; the kind must have no log. */
  publishToAll(app_id: string, prefix: string, event: ChannelEvent): void {
    const channel = `${prefix}${ALL_CHANNELS_SUFFIX}`
    const found = this.#deps.channels.find(channel)
    if (!found || found.channel.log) throw new Error(`"${prefix}" is no kind of channel without a log.`)
    this.#offer(app_id, channel, event)
    this.#deps.fanOut.send({ kind: 'told', app_id, channel, event })
  }

  /** Handles a message of another server. */
  receive(message: FanOutMessage): void {
    if (message.kind === 'session_ended') this.endSession(message.app_id, message.session_id)
    else if (message.kind === 'access_changed') this.recheck(message.app_id, message.user_id)
    else if (message.kind === 'grown')
      this.live_channels.get(channelKey(message.app_id, message.channel))?.handleGrowth(message.seq)
    else this.#offer(message.app_id, message.channel, message.event)
  }

  #offer(app_id: string, channel: string, event: ChannelEvent): void {
    if (!channel.endsWith(ALL_CHANNELS_SUFFIX))
      return this.live_channels.get(channelKey(app_id, channel))?.receive(event)
    const kind = channelKey(app_id, channel.slice(0, -1))
    for (const [key, live_channel] of this.live_channels)
      if (key.startsWith(kind)) live_channel.receive(event)
  }

  /** Compares all channels with the database after notifications may have been missed. */
  compareAll(): void {
    for (const connection of this.connections) this.#recheckConnection(connection)
    for (const live_channel of this.live_channels.values()) this.#compare(live_channel)
  }

  /** Compares the next few channels with their logs. */
  compareSome(): void {
    for (let count = 0; count < ROOMS_COMPARED_PER_SECOND; count++) {
      const next = this.#compare_next.next()
      if (next.done) {
        this.#compare_next = this.live_channels.values()
        return
      }
      this.#compare(next.value)
    }
  }

  /** Closes the sockets of a session that has ended; a studio session (`null`) may have some in several apps. */
  endSession(app_id: string | null, session_id: string): void {
    for (const connection of this.connections) {
      if (!connection.identity) connection.is_stale = true
      else if (
        connection.identity.session_id === session_id &&
        (app_id === null || connection.identity.app_id === app_id)
      ) {
        connection.close('unauthorized', 'the session has ended')
      }
    }
  }

  /** Closes the subscriptions of one user to a channel on this server, before its next event. */
  unsubscribe(app_id: string, user_id: string, channel: string): void {
    for (const connection of this.connections) {
      const { identity } = connection
      if (identity?.app_id === app_id && identity.user_id === user_id)
        this.closeSubscription(connection, channel, 'not_found')
    }
  }

  /** Checks the sockets of one user, or of a whole app, again. */
  recheck(app_id: string, user_id: string | null): void {
    for (const connection of this.connections) {
      const { identity } = connection
      if (!identity) connection.is_stale = true
      else if (identity.app_id === app_id && (user_id === null || identity.user_id === user_id)) {
        this.#recheckConnection(connection)
      }
    }
  }

  /** Handles a frame of a client. */
  handle(connection: Connection, frame: ClientFrame): void {
    if (frame.type === 'auth')
      return this.#run(connection, () => this.#authenticate(connection, frame.token, frame.app ?? null))
    if (!connection.identity) return connection.close('unauthorized', 'the first frame must be auth')
    if (frame.type === 'ping') connection.sendFrame({ type: 'pong' })
    else if (frame.type === 'unsubscribe') this.closeSubscription(connection, frame.channel)
    else if (frame.type === 'signal') this.#run(connection, () => this.#signal(connection, frame.channel))
    else this.#run(connection, () => this.#subscribe(connection, frame.channel, frame.after_seq))
  }

  /** Closes a subscription; with a code the client is notified of the reason. */
  closeSubscription(connection: Connection, channel: string, code?: RefusalCode): void {
    const subscription = connection.subscriptions.get(channel)
    if (!subscription) return
    subscription.state = 'closed'
    connection.subscriptions.delete(channel)
    if (code) connection.sendFrame({ type: 'unsubscribed', channel, code })
    if (!connection.identity) return
    const key = channelKey(connection.identity.app_id, channel)
    const live_channel = this.live_channels.get(key)
    live_channel?.subscriptions.delete(subscription)
    if (live_channel?.subscriptions.size !== 0) return
    live_channel.close()
    this.live_channels.delete(key)
  }

  /** Removes a closed socket. */
  removeConnection(connection: Connection): void {
    for (const channel of connection.subscriptions.keys()) this.closeSubscription(connection, channel)
    this.connections.delete(connection)
  }

  async #authenticate(connection: Connection, token: string, app_slug: string | null): Promise<void> {
    if (connection.hello) return connection.close('policy', 'auth comes once')
    const hello = connection.withToken(token, app_slug)
    connection.hello = hello
    let identity
    do {
      connection.is_stale = false
      identity = await this.#deps.ports.authenticate(hello)
    } while (identity && connection.is_stale && connection.is_open)
    if (!identity) return connection.close('unauthorized', 'no such session')
    connection.setIdentity(hello, identity)
    connection.sendFrame({ type: 'ready' })
  }

  async #subscribe(connection: Connection, channel: string, after_seq: number | undefined): Promise<void> {
    const { identity } = connection
    const found = this.#deps.channels.find(channel)
    if (!identity || !connection.is_open) return
    if (connection.subscriptions.has(channel)) this.closeSubscription(connection, channel)
    if (!found) return connection.sendFrame({ type: 'unsubscribed', channel, code: 'not_found' })
    if (connection.subscriptions.size >= this.#deps.limits.channels_per_socket) {
      return connection.sendFrame({ type: 'unsubscribed', channel, code: 'too_many' })
    }
    const subscription: Subscription = { channel, listener: connection, sent: 0, state: 'joining' }
    connection.subscriptions.set(channel, subscription)
    try {
      const ctx = await this.#deps.ports.freshContextFor(identity.app_id)
      if (!(await found.channel.authorize(ctx, identity.viewer, found.id))) throw new JoinRefused('not_found')
      const view = (await found.channel.viewOf?.(ctx, identity.viewer, found.id)) ?? null
      if (isClosed(subscription)) return
      subscription.view = view
      const live_channel = this.#liveChannelFor(identity.app_id, channel)
      live_channel.subscriptions.add(subscription)
      await live_channel.join(subscription, after_seq, (seq) =>
        connection.sendFrame({ type: 'subscribed', channel, seq }),
      )
      if (found.channel.initialEvent) await this.#greet(connection, subscription, found.channel.initialEvent)
    } catch (error) {
      if (!(error instanceof JoinRefused))
        this.#deps.log.warn({ err: error, channel }, 'a channel could not be joined')
      if (isClosed(subscription)) return
      this.closeSubscription(connection, channel, error instanceof JoinRefused ? error.code : 'unavailable')
    }
  }

  /** Reads the initial event after the subscription started, so that no later change is missed. */
  async #greet(
    connection: Connection,
    subscription: Subscription,
    greet: NonNullable<Channel['initialEvent']>,
  ): Promise<void> {
    const { identity } = connection
    if (!identity || isClosed(subscription)) return
    const { channel } = subscription
    const said = await greet(await this.#deps.ports.freshContextFor(identity.app_id), identity.viewer)
    if (said && !isClosed(subscription))
      connection.sendFrame({ type: 'events', channel, events: [{ seq: 0, ...said }] })
  }

  /** Publishes a subscriber's signal. Those that follow the last one too soon are dropped. */
  async #signal(connection: Connection, channel: string): Promise<void> {
    const { identity } = connection
    const found = this.#deps.channels.find(channel)
    const subscription = connection.subscriptions.get(channel)
    if (!identity || !found?.channel.signal || subscription?.state !== 'live') return
    const now = Date.now()
    if (now - (subscription.signalled_at ?? 0) < SIGNAL_MS) return
    subscription.signalled_at = now
    const ctx = await this.#deps.ports.freshContextFor(identity.app_id)
    const event = await found.channel.signal(ctx, identity.viewer, found.id)
    if (event && !isClosed(subscription)) this.publish(identity.app_id, channel, { seq: 0, ...event })
  }

  #liveChannelFor(app_id: string, channel: string): LiveChannel {
    const key = channelKey(app_id, channel)
    const known = this.live_channels.get(key)
    if (known) return known
    const { ports, log } = this.#deps
    const found = this.#deps.channels.find(channel)
    const rows = found?.channel.log
    const id = found?.id ?? ''
    const live_channel = new LiveChannel({
      channel,
      authorOf: found?.channel.authorOf ?? null,
      withoutPeople: found?.channel.withoutPeople ?? null,
      log: rows
        ? {
            head: async () => rows.head(await ports.contextFor(app_id), id),
            after: async (seq, limit) => rows.resume(await ports.contextFor(app_id), id, seq, limit),
          }
        : null,
      onError: (error) => log.warn({ err: error, channel }, 'a channel could not be read and is tried again'),
    })
    this.live_channels.set(key, live_channel)
    return live_channel
  }

  #recheckConnection(connection: Connection): void {
    const { hello, identity } = connection
    if (!hello || !identity) {
      connection.is_stale = true
      return
    }
    const recheck = async (): Promise<void> => {
      if (!connection.is_open) return
      const now = await this.#deps.ports.authenticate(hello)
      if (now?.app_id !== identity.app_id || now.session_id !== identity.session_id) {
        return connection.close('unauthorized', 'the session has ended')
      }
      connection.identity = now
      const ctx = await this.#deps.ports.freshContextFor(now.app_id)
      for (const channel of connection.subscriptions.keys()) {
        const found = this.#deps.channels.find(channel)
        const may = found && (await found.channel.authorize(ctx, now.viewer, found.id))
        if (!may) this.closeSubscription(connection, channel, 'not_found')
      }
    }
    this.#run(connection, () => this.#recheckLimit(recheck))
  }

  /** Runs work for one socket. On failure the socket is closed: it may reconnect, but receives nothing unauthorized. */
  #run(connection: Connection, work: () => Promise<void>): void {
    work().catch((error: unknown) => {
      this.#deps.log.warn({ err: error }, 'a socket was closed because it could not be judged')
      connection.close('overloaded', 'try again')
    })
  }

  #compare(live_channel: LiveChannel): void {
    live_channel.compareWithLog().catch((error: unknown) => {
      this.#deps.log.warn({ err: error }, 'a channel could not be compared with its log')
    })
  }
}

function channelKey(app_id: string, channel: string): string {
  return `${app_id}/${channel}`
}

function isClosed(subscription: Subscription): boolean {
  return subscription.state === 'closed'
}
