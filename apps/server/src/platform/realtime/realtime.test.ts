import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { clientAddress, trustsProxy } from '../http/client-address.ts'
import { createLogger } from '../telemetry/index.ts'
import type { ChannelCtx } from './channel-ctx.ts'
import { createRealtime, type Realtime } from './create-realtime.ts'
import { createChannelRegistry, toChannel, type ChannelEvent, type ChannelViewer } from './define-channel.ts'
import type { FanOut, FanOutHandlers, FanOutMessage } from './fan-out.ts'
import type { Identity } from './identity.ts'
import { REALTIME_PATH, type Limits, type ServerFrame } from './protocol.ts'

const APP = '01890000-0000-7000-8000-000000000001'

/** The house around the sockets: sessions, who may hear what, and one log for each thread. */
function aHouse() {
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

type House = ReturnType<typeof aHouse>

/** Servers that hear each other at once. */
class Wire {
  readonly #all = new Set<FanOutHandlers>()

  plug(): FanOut {
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

async function startServer(house: House, wire: Wire, limits: Partial<Limits>) {
  const channels = createChannelRegistry()
  const mayHear = async (_ctx: ChannelCtx, viewer: ChannelViewer, id: string) =>
    !house.forbidden.has(`${viewer.session_id}/${id}`)
  channels.add(
    toChannel('thread', {
      authorize: mayHear,
      head: async (_ctx, id) => house.logs.get(id)?.at(-1)?.seq ?? 0,
      resume: async (_ctx, id, after, limit) =>
        (house.logs.get(id) ?? []).filter((row) => row.seq > after).slice(0, limit),
    }),
  )
  channels.add(toChannel('user', { authorize: mayHear }))
  const realtime = await createRealtime({
    log: createLogger({ level: 'silent' }),
    originOf: (host) => `http://${host}`,
    addressOf: (request) => clientAddress(request, trustsProxy({ is_production: true })),
    channels,
    fanOut: wire.plug(),
    limits,
    ports: {
      authenticate: async ({ token, host }) => {
        if (house.is_broken) throw new Error('database away')
        const name = house.sessions.get(token)
        if (!name || host !== 'gym.localhost') return null
        const viewer = { session_id: name, user_id: `user-${name}` } as ChannelViewer
        const hidden = new Set<string>()
        return { app_id: APP, user_id: `user-${name}`, session_id: name, viewer, hidden } satisfies Identity
      },
      contextFor: async () => ({}) as ChannelCtx,
      contextNow: async () => ({}) as ChannelCtx,
    },
  })
  const server = createServer((_req, res) => res.end())
  realtime.attach(server)
  await realtime.start()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, realtime, port: (server.address() as AddressInfo).port }
}

describe('the live channel', () => {
  let house: House
  let wire: Wire
  let servers: { server: Server; realtime: Realtime; port: number }[]
  let clients: WebSocket[]

  beforeEach(() => {
    house = aHouse()
    wire = new Wire()
    servers = []
    clients = []
  })
  afterEach(async () => {
    for (const client of clients) client.terminate()
    for (const { server, realtime } of servers) {
      await realtime.drain()
      await new Promise((resolve) => server.close(resolve))
    }
  })

  const aServer = async (limits: Partial<Limits> = {}) => {
    const started = await startServer(house, wire, limits)
    servers.push(started)
    return started
  }
  const connect = (port: number, headers: Record<string, string> = {}, path = REALTIME_PATH) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
      headers: { host: 'gym.localhost', origin: 'http://gym.localhost', ...headers },
    })
    clients.push(socket)
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
    const say = (frame: object) => socket.send(JSON.stringify(frame))
    return { socket, frames, seqs, closed, refused, opened, say }
  }
  const aMember = async (port: number, token = 'token-maya') => {
    const client = connect(port)
    await client.opened
    client.say({ type: 'auth', token })
    await vi.waitFor(() => expect(client.frames).toContainEqual({ type: 'ready' }))
    return client
  }
  const listen = async (client: ReturnType<typeof connect>, channel: string, after_seq?: number) => {
    client.say({ type: 'subscribe', channel, ...(after_seq !== undefined && { after_seq }) })
    await vi.waitFor(() =>
      expect(client.frames).toContainEqual(expect.objectContaining({ type: 'subscribed', channel })),
    )
  }
  /** A message is committed, then told. */
  const post = (realtime: Realtime, id = 't1') => {
    const log = house.logs.get(id) ?? []
    const event = { seq: log.length + 1, type: 'message', data: { message_id: log.length + 1 } }
    house.logs.set(id, [...log, event])
    realtime.publish(APP, `thread:${id}`, event)
  }

  it('tells two members on two servers the same, in order', async () => {
    const [one, two] = [await aServer(), await aServer()]
    const [maya, omar] = [await aMember(one.port), await aMember(two.port, 'token-omar')]
    await Promise.all([listen(maya, 'thread:t1', 0), listen(omar, 'thread:t1', 0)])
    for (let count = 0; count < 25; count++) {
      post(one.realtime)
      post(two.realtime)
    }
    const all = Array.from({ length: 50 }, (_, index) => index + 1)
    await vi.waitFor(() => expect([maya.seqs, omar.seqs]).toEqual([all, all]))
  })

  it('gives someone who comes back everything since, once', async () => {
    const { port, realtime } = await aServer()
    const maya = await aMember(port)
    await listen(maya, 'thread:t1', 0)
    post(realtime)
    await vi.waitFor(() => expect(maya.seqs).toEqual([1]))
    maya.socket.terminate()
    for (let count = 0; count < 5; count++) post(realtime)
    const back = await aMember(port)
    await listen(back, 'thread:t1', 1)
    post(realtime)
    await vi.waitFor(() => expect(back.seqs).toEqual([2, 3, 4, 5, 6, 7]))
  })

  it.each([
    ['another origin', { origin: 'http://evil.example' }, REALTIME_PATH, '403'],
    ['the right name on another port', { origin: 'http://gym.localhost:81' }, REALTIME_PATH, '403'],
    ['an address that is none', {}, '/api/v1/elsewhere', '404'],
  ])('does not open for %s', async (_name, headers, path, status) => {
    const { port } = await aServer()
    expect(await connect(port, headers, path).refused).toContain(status)
  })

  it('does not take a token from the address or a cookie', async () => {
    const { port } = await aServer({ auth_ms: 40 })
    const client = connect(port, { cookie: 'session=token-maya' }, `${REALTIME_PATH}?token=token-maya`)
    expect(await client.closed).toBe(4401)
    expect(client.frames).toEqual([])
  })

  it.each([
    ['no token in time', null, 4401],
    ['a wrong token', { type: 'auth', token: 'nonsense' }, 4401],
    ['another first frame', { type: 'subscribe', channel: 'thread:t1' }, 4401],
    ['a frame of no protocol', { type: 'shout' }, 1008],
    ['a field too many', { type: 'auth', token: 'token-maya', is_admin: true }, 1008],
    ['a frame too large', { type: 'auth', token: 'x'.repeat(20_000) }, 1009],
  ])('closes on %s', async (_name, frame, code) => {
    const { port } = await aServer({ auth_ms: 60 })
    const client = connect(port)
    await client.opened
    if (frame) client.say(frame)
    expect(await client.closed).toBe(code)
  })

  it('answers a thread one may not hear like one that does not exist', async () => {
    house.forbidden.add('maya/secret')
    const { port } = await aServer()
    const maya = await aMember(port)
    for (const channel of ['thread:secret', 'nothing:secret']) {
      maya.say({ type: 'subscribe', channel, after_seq: 0 })
      await vi.waitFor(() =>
        expect(maya.frames).toContainEqual({ type: 'unsubscribed', channel, code: 'not_found' }),
      )
    }
  })

  it('stops telling at once, on every server, when access is taken away', async () => {
    const [one, two] = [await aServer(), await aServer()]
    const maya = await aMember(two.port)
    await listen(maya, 'thread:t1', 0)
    await listen(maya, 'thread:t2', 0)
    house.forbidden.add('maya/t1')
    one.realtime.recheck(APP, 'user-maya')
    await vi.waitFor(() =>
      expect(maya.frames).toContainEqual({ type: 'unsubscribed', channel: 'thread:t1', code: 'not_found' }),
    )
    post(one.realtime, 't1')
    post(one.realtime, 't2')
    await vi.waitFor(() => expect(maya.frames.at(-1)).toMatchObject({ type: 'events', channel: 'thread:t2' }))
    expect(maya.seqs).toEqual([1])
  })

  it('tells everyone of an app, on every server, and nobody of another', async () => {
    const [one, two] = [await aServer(), await aServer()]
    const maya = await aMember(one.port)
    const omar = await aMember(two.port, 'token-omar')
    await listen(maya, 'user:u1')
    await listen(omar, 'user:u2')
    const told = (epoch: number) => ({ seq: 0, type: 'access_changed', data: { epoch } })
    one.realtime.publishToAll('another-app', 'user', told(1))
    one.realtime.publishToAll(APP, 'user', told(2))
    for (const [who, id] of [
      [maya, 'u1'],
      [omar, 'u2'],
    ] as const)
      await vi.waitFor(() =>
        expect(who.frames.filter(({ type }) => type === 'events')).toEqual([
          { type: 'events', channel: `user:${id}`, events: [told(2)] },
        ]),
      )
    expect(() => one.realtime.publishToAll(APP, 'thread', told(3))).toThrow('without a log')
  })

  it('closes the sockets of an ended session everywhere, and nobody else', async () => {
    const [one, two] = [await aServer(), await aServer()]
    const [here, there, omar] = [
      await aMember(one.port),
      await aMember(two.port),
      await aMember(two.port, 'token-omar'),
    ]
    house.sessions.delete('token-maya')
    one.realtime.disconnectSession(APP, 'maya')
    expect([await here.closed, await there.closed]).toEqual([4401, 4401])
    expect(omar.socket.readyState).toBe(WebSocket.OPEN)
  })

  it('closes whom it cannot judge again', async () => {
    const { port, realtime } = await aServer()
    const maya = await aMember(port)
    house.is_broken = true
    realtime.recheck(APP, null)
    expect(await maya.closed).toBe(1013)
  })

  it('holds a socket to its number of channels and frames', async () => {
    const { port } = await aServer({ channels_per_socket: 2, burst: 6, frames_per_second: 0 })
    const maya = await aMember(port)
    await listen(maya, 'thread:a')
    await listen(maya, 'thread:b')
    maya.say({ type: 'subscribe', channel: 'thread:c' })
    await vi.waitFor(() =>
      expect(maya.frames).toContainEqual({ type: 'unsubscribed', channel: 'thread:c', code: 'too_many' }),
    )
    for (let count = 0; count < 4; count++) maya.say({ type: 'ping' })
    expect(await maya.closed).toBe(1008)
  })

  it('holds an address to its number of sockets and lets the next in when one leaves', async () => {
    const { port, realtime } = await aServer({ sockets_per_address: 1 })
    const first = await aMember(port)
    expect(await connect(port).refused).toContain('429')
    first.socket.close()
    await vi.waitFor(() => expect(realtime.counts().sockets).toBe(0))
    await vi.waitFor(async () => expect((await aMember(port)).frames).toHaveLength(1))
  })

  it('counts members behind a proxy on this machine each by their own address', async () => {
    const { port } = await aServer({ sockets_per_address: 1 })
    const through = (address: string) => connect(port, { 'x-forwarded-for': address })
    await through('203.0.113.1').opened
    await through('203.0.113.2').opened
    expect(await through('203.0.113.1').refused).toContain('429')
  })

  it('lets go of someone who reads too slowly, who then resumes without a loss', async () => {
    const { port, realtime } = await aServer({ buffered_bytes: 200_000 })
    const slow = await aMember(port)
    await listen(slow, 'thread:t1', 0)
    slow.socket.pause()
    const filler = 'x'.repeat(100_000)
    for (let seq = 1; seq <= 200 && realtime.counts().sockets > 0; seq++) {
      const event = { seq, type: 'message', data: { filler } }
      house.logs.set('t1', [...(house.logs.get('t1') ?? []), event])
      realtime.publish(APP, 'thread:t1', event)
      await new Promise((resolve) => setImmediate(resolve))
    }
    await vi.waitFor(() => expect(realtime.counts().sockets).toBe(0), 5_000)
    const total = house.logs.get('t1')?.length ?? 0
    const back = await aMember(port)
    await listen(back, 'thread:t1', 0)
    await vi.waitFor(
      () => expect(back.seqs).toEqual(Array.from({ length: total }, (_, index) => index + 1)),
      5_000,
    )
  })

  it('drops a socket that no longer answers', async () => {
    const { port, realtime } = await aServer({ heartbeat_ms: 25 })
    const maya = await aMember(port)
    maya.socket.pause()
    await vi.waitFor(() => expect(realtime.counts().sockets).toBe(0))
  })

  it('asks everyone to come back elsewhere when it closes, and lets nobody in', async () => {
    const { port, realtime } = await aServer()
    const maya = await aMember(port)
    const drained = realtime.drain()
    expect(await maya.closed).toBe(1012)
    await drained
    expect(await connect(port).refused).toContain('503')
  })

  it('passes on what has no log, and keeps rooms only while someone is in them', async () => {
    const [one, two] = [await aServer(), await aServer()]
    const maya = await aMember(two.port)
    await listen(maya, 'user:maya')
    one.realtime.publish(APP, 'user:maya', { seq: 0, type: 'access_changed', data: { epoch: 4 } })
    await vi.waitFor(() =>
      expect(maya.frames.at(-1)).toMatchObject({ events: [{ type: 'access_changed', data: { epoch: 4 } }] }),
    )
    expect(two.realtime.counts().rooms).toBe(1)
    maya.say({ type: 'unsubscribe', channel: 'user:maya' })
    await vi.waitFor(() => expect(two.realtime.counts().rooms).toBe(0))
  })
})
