import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { CallError, notFound, tooManyRequests } from '../errors.ts'
import { refuseConnection } from '../http/send-problem.ts'
import { getRateLimitKey } from '../http/network-of-address.ts'
import { hasClearHost } from '../http/has-clear-host.ts'
import { Connection } from './connection.ts'
import { createChannelRegistry, type Channel, type ChannelEvent } from './define-channel.ts'
import { noFanOut, type FanOut } from './fan-out.ts'
import { Hub } from './hub.ts'
import type { RealtimePorts } from './identity.ts'
import { defaultLimits, REALTIME_PATH, type Limits } from './protocol.ts'
import type { Logger } from 'pino'

export type RealtimeDeps = {
  ports: RealtimePorts
  log: Logger
  /** The origin that pages of a host have, such as `https://a.example.com`; no other may open a socket. */
  originOf: (host: string) => string
  /** Where a request comes from, by the same rule as for calls. */
  addressOf: (request: IncomingMessage) => string
  channels: readonly Channel[]
  fanOut?: FanOut
  limits?: Partial<Limits>
}

/** The live connections of this server. */
export type Realtime = {
  /**
   * Publishes to all subscribers of a channel, here and on other servers. Call it after the commit
   * (`tx.afterCommit`).
   */
  publish: (app_id: string, channel: string, event: ChannelEvent) => void
  /** Publishes to every channel of a kind in an app, such as `user`, here and on other servers. */
  publishToAll: (app_id: string, prefix: string, event: ChannelEvent) => void
  /** Closes the sockets of a session on all servers at once; `null` for a studio session, whatever its app. */
  disconnectSession: (app_id: string | null, session_id: string) => void
  /** Checks sessions and subscriptions again, of one user or (`null`) of everyone in the app. */
  recheck: (app_id: string, user_id: string | null) => void
  /** Closes the subscriptions of a user to a channel at once, on this server; `recheck` reaches the others. */
  unsubscribe: (app_id: string, user_id: string, channel: string) => void
  attach: (server: Server) => void
  counts: () => { sockets: number; channels: number }
  start: () => Promise<void>
  /** Accepts no more sockets, asks all clients to reconnect elsewhere (1012), and settles when they are closed. */
  drain: () => Promise<void>
}

/** Builds the live connections; `attach` hangs them on a server and `start` connects them to other servers. */
export async function createRealtime(deps: RealtimeDeps): Promise<Realtime> {
  const { WebSocketServer } = await import('ws')
  const { log, ports, fanOut = noFanOut() } = deps
  const limits = { ...defaultLimits, ...deps.limits }
  const channels = createChannelRegistry(deps.channels)
  const hub = new Hub({ ports, channels, fanOut, limits, log })
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: limits.frame_bytes,
  })
  const by_address = new Map<string, number>()
  const timers: NodeJS.Timeout[] = []
  let is_draining = false

  const count = (address: string, change: number): void => {
    const next = (by_address.get(address) ?? 0) + change
    if (next > 0) by_address.set(address, next)
    else by_address.delete(address)
  }

  const open = (request: IncomingMessage, raw: Duplex, head: Buffer): void => {
    const address = deps.addressOf(request)
    const network = getRateLimitKey(address)
    const host = request.headers.host ?? ''
    if (!hasClearHost(request)) return refuseConnection(raw, new CallError('malformed'))
    if (is_draining) return refuseConnection(raw, new CallError('unavailable', {}, { retry_after: 5 }))
    if (request.headers.origin !== deps.originOf(host))
      return refuseConnection(raw, new CallError('forbidden'))
    if ((by_address.get(network) ?? 0) >= limits.sockets_per_address)
      return refuseConnection(raw, tooManyRequests(60))

    count(network, 1)
    raw.once('close', () => count(network, -1))
    sockets.handleUpgrade(request, raw, head, (socket) => {
      const connection: Connection = new Connection({
        socket,
        hello: { host, address, user_agent: request.headers['user-agent'] ?? '' },
        limits,
        onFrame: (from, frame) => hub.handle(from, frame),
        onClose: (closed) => hub.removeConnection(closed),
      })
      hub.connections.add(connection)
    })
  }

  const publishToPeerServers = fanOut.send

  return {
    publish: (app_id, channel, event) => hub.publish(app_id, channel, event),
    publishToAll: (app_id, prefix, event) => hub.publishToAll(app_id, prefix, event),
    disconnectSession: (app_id, session_id) => {
      hub.endSession(app_id, session_id)
      publishToPeerServers({ kind: 'session_ended', app_id, session_id })
    },
    recheck: (app_id, user_id) => {
      hub.recheck(app_id, user_id)
      publishToPeerServers({ kind: 'access_changed', app_id, user_id })
    },
    unsubscribe: (app_id, user_id, channel) => hub.unsubscribe(app_id, user_id, channel),
    attach: (server) => {
      server.on('upgrade', (request, raw, head) => {
        if (pathOf(request) === REALTIME_PATH) open(request, raw, head)
        else if (server.listenerCount('upgrade') === 1) refuseConnection(raw, notFound())
      })
    },
    counts: () => ({ sockets: hub.connections.size, channels: hub.live_channels.size }),
    start: async () => {
      await fanOut.start({ onMessage: (message) => hub.receive(message), onGap: () => hub.compareAll() })
      const heartbeat_timer = setInterval(() => {
        for (const connection of hub.connections) connection.checkHeartbeat()
      }, limits.heartbeat_ms)
      const compare = setInterval(() => {
        if (fanOut.hasPeers()) hub.compareSome()
      }, 1_000)
      timers.push(heartbeat_timer.unref(), compare.unref())
    },
    drain: async () => {
      is_draining = true
      for (const timer of timers) clearInterval(timer)
      const all_closed = [...hub.connections].map((connection) => connection.closed)
      for (const connection of hub.connections) connection.close('restart', 'the server restarts')
      await Promise.all(all_closed)
      await fanOut.stop()
    },
  }
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').split('?', 1)[0] ?? ''
}
