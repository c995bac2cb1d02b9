import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { expect, vi } from 'vitest'
import { WebSocket } from 'ws'
import { clientAddress, createProxyTrust } from '#platform/http/client-address.ts'
import type { ChannelCtx } from '#platform/realtime/channel-ctx.ts'
import { createRealtime, type Realtime } from '#platform/realtime/realtime.ts'
import {
  defineChannel,
  type ChannelEvent,
  type ChannelRules,
  type ChannelViewer,
} from '#platform/realtime/define-channel.ts'
import type { FanOut, FanOutHandlers, FanOutMessage } from '#platform/realtime/fan-out.ts'
import type { Identity } from '#platform/realtime/identity.ts'
import { REALTIME_PATH, type Limits, type ServerFrame } from '#platform/realtime/protocol.ts'
import { createLogger } from '#platform/telemetry/index.ts'

/** The app of every socket in a live fixture. */
export const APP = '01890000-0000-7000-8000-000000000001'

/** Everything that the sockets need: sessions, channel authorization, and a log for each thread. */
function aRealtimeFixture() {
  return {
    sessions: new Map([
      ['token-maya', 'maya'],
      ['token-omar', 'omar'],
    ]),
    forbidden: new Set<string>(),
    logs: new Map<string, ChannelEvent[]>(),
    is_broken: false,
  }
}

type RealtimeFixture = ReturnType<typeof aRealtimeFixture>

/** A fan-out that delivers to other servers at once. */
class LocalFanOut {
  readonly #all = new Set<FanOutHandlers>()

  connectServer(): FanOut {
    let own: FanOutHandlers | undefined
    return {
      start: async (handlers) => {
        own = handlers
        this.#all.add(handlers)
      },
      send: (message: FanOutMessage) => {
        for (const other of this.#all) if (other !== own) other.onMessage(message)
      },
      hasPeers: () => this.#all.size > 1,
      stop: async () => {
        if (own) this.#all.delete(own)
      },
    }
  }
}

type ServerOptions = {
  limits?: Partial<Limits>
  extra_channels?: Readonly<Record<string, ChannelRules>>
  log?: Logger
}

/** Starts a server with channels for threads and users, and those that a test adds. */
async function startServer(
  fixture: RealtimeFixture,
  local_fan_out: LocalFanOut,
  { limits = {}, extra_channels = {}, log = createLogger({ level: 'silent' }) }: ServerOptions,
) {
  const canListen = async (_ctx: ChannelCtx, viewer: ChannelViewer, id: string) =>
    !fixture.forbidden.has(`${viewer.session_id}/${id}`)
  const channels = [
    defineChannel('thread', {
      authorize: canListen,
      head: async (_ctx, id) => fixture.logs.get(id)?.at(-1)?.seq ?? 0,
      resume: async (_ctx, id, after, limit) =>
        (fixture.logs.get(id) ?? []).filter((row) => row.seq > after).slice(0, limit),
    }),
    defineChannel('user', { authorize: canListen }),
    ...Object.entries(extra_channels).map(([prefix, rules]) => defineChannel(prefix, rules)),
  ]
  const realtime = await createRealtime({
    log,
    originOf: (host) => `http://${host}`,
    addressOf: (request) => clientAddress(request, createProxyTrust({ is_production: true })),
    channels,
    fanOut: local_fan_out.connectServer(),
    limits,
    ports: {
      authenticate: async ({ token, host }) => {
        if (fixture.is_broken) throw new Error('database away')
        const name = fixture.sessions.get(token)
        if (!name || host !== 'gym.localhost') return null
        const viewer = { session_id: name, user_id: `user-${name}` } as ChannelViewer
        const hidden = new Set<string>()
        return {
          app_id: APP,
          user_id: `user-${name}`,
          session_id: name,
          viewer,
          hidden_user_ids: hidden,
        } satisfies Identity
      },
      contextFor: async () => ({}) as ChannelCtx,
      freshContextFor: async () => ({}) as ChannelCtx,
    },
  })
  const server = createServer((_req, res) => res.end())
  realtime.attach(server)
  await realtime.start()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, realtime, port: (server.address() as AddressInfo).port }
}

/** Knocks at a server as a browser on a page of the app does. */
function connectTo(port: number, headers: Record<string, string> = {}, path = REALTIME_PATH) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
    headers: { host: 'gym.localhost', origin: 'http://gym.localhost', ...headers },
  })
  const frames: ServerFrame[] = []
  const seqs: number[] = []
  socket.on('message', (data: Buffer) => {
    const frame = JSON.parse(data.toString()) as ServerFrame
    frames.push(frame)
    if (frame.type === 'events') seqs.push(...frame.events.map((event) => event.seq))
  })
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  const refused = new Promise<string>((resolve) => socket.on('error', (error) => resolve(error.message)))
  const opened = new Promise<void>((resolve) => socket.on('open', () => resolve()))
  const sendFrame = (frame: object) => socket.send(JSON.stringify(frame))
  return { socket, frames, seqs, closed, refused, opened, sendFrame }
}

/** A fixture of connected servers and their clients. */
export function aLiveFixture() {
  const fixture = aRealtimeFixture()
  const local_fan_out = new LocalFanOut()
  const servers: Awaited<ReturnType<typeof startServer>>[] = []
  const clients: WebSocket[] = []
  const connect = (...to: Parameters<typeof connectTo>) => {
    const client = connectTo(...to)
    clients.push(client.socket)
    return client
  }
  return {
    fixture,
    connect,
    aServer: async (server_options: ServerOptions = {}) => {
      const started = await startServer(fixture, local_fan_out, server_options)
      servers.push(started)
      return started
    },
    /** Opens an authenticated socket. */
    aMember: async (port: number, token = 'token-maya') => {
      const client = connect(port)
      await client.opened
      client.sendFrame({ type: 'auth', token })
      await vi.waitFor(() => expect(client.frames).toContainEqual({ type: 'ready' }))
      return client
    },
    listen: async (client: ReturnType<typeof connect>, channel: string, after_seq?: number) => {
      client.sendFrame({ type: 'subscribe', channel, ...(after_seq !== undefined && { after_seq }) })
      await vi.waitFor(() =>
        expect(client.frames).toContainEqual(expect.objectContaining({ type: 'subscribed', channel })),
      )
    },
    /** Commits a message, then publishes it. */
    post: (realtime: Realtime, id = 't1') => {
      const log = fixture.logs.get(id) ?? []
      const event = { seq: log.length + 1, type: 'message', data: { message_id: log.length + 1 } }
      fixture.logs.set(id, [...log, event])
      realtime.publish(APP, `thread:${id}`, event)
    },
    close: async () => {
      for (const client of clients) client.terminate()
      for (const { server, realtime } of servers) {
        await realtime.drain()
        await new Promise((resolve) => server.close(resolve))
      }
    },
  }
}
