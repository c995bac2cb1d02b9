import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { aLiveFixture, APP } from '#test/live-server.ts'
import { REALTIME_PATH, type Limits } from './protocol.ts'

describe('the live channel', () => {
  let live: ReturnType<typeof aLiveFixture>
  let fixture: (typeof live)['fixture']
  let connect: (typeof live)['connect']
  let aMember: (typeof live)['aMember']
  let listen: (typeof live)['listen']
  let post: (typeof live)['post']

  beforeEach(() => {
    live = aLiveFixture()
    ;({ fixture, connect, aMember, listen, post } = live)
  })
  afterEach(() => live.close())

  const aServer = (limits: Partial<Limits> = {}) => live.aServer({ limits })

  it('sends the same events in order to two members on two servers', async () => {
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

  it('sends a returning client every missed event once', async () => {
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
    if (frame) client.sendFrame(frame)
    expect(await client.closed).toBe(code)
  })

  it('answers a thread one may not hear like one that does not exist', async () => {
    fixture.forbidden.add('maya/secret')
    const { port } = await aServer()
    const maya = await aMember(port)
    for (const channel of ['thread:secret', 'nothing:secret']) {
      maya.sendFrame({ type: 'subscribe', channel, after_seq: 0 })
      await vi.waitFor(() =>
        expect(maya.frames).toContainEqual({ type: 'unsubscribed', channel, code: 'not_found' }),
      )
    }
  })

  it('stops sending at once, on every server, when access is revoked', async () => {
    const [one, two] = [await aServer(), await aServer()]
    const maya = await aMember(two.port)
    await listen(maya, 'thread:t1', 0)
    await listen(maya, 'thread:t2', 0)
    fixture.forbidden.add('maya/t1')
    one.realtime.recheck(APP, 'user-maya')
    await vi.waitFor(() =>
      expect(maya.frames).toContainEqual({ type: 'unsubscribed', channel: 'thread:t1', code: 'not_found' }),
    )
    post(one.realtime, 't1')
    post(one.realtime, 't2')
    await vi.waitFor(() => expect(maya.frames.at(-1)).toMatchObject({ type: 'events', channel: 'thread:t2' }))
    expect(maya.seqs).toEqual([1])
  })

  it('sends to everyone of an app, on every server, and to nobody of another', async () => {
    const [one, two] = [await aServer(), await aServer()]
    const maya = await aMember(one.port)
    const omar = await aMember(two.port, 'token-omar')
    await listen(maya, 'user:u1')
    await listen(omar, 'user:u2')
    const received = (epoch: number) => ({ seq: 0, type: 'access_changed', data: { epoch } })
    one.realtime.publishToAll('another-app', 'user', received(1))
    one.realtime.publishToAll(APP, 'user', received(2))
    for (const [who, id] of [
      [maya, 'u1'],
      [omar, 'u2'],
    ] as const)
      await vi.waitFor(() =>
        expect(who.frames.filter(({ type }) => type === 'events')).toEqual([
          { type: 'events', channel: `user:${id}`, events: [received(2)] },
        ]),
      )
    expect(() => one.realtime.publishToAll(APP, 'thread', received(3))).toThrow('without a log')
  })

  it('closes the sockets of an ended session everywhere, and no others', async () => {
    const [one, two] = [await aServer(), await aServer()]
    const [here, there, omar] = [
      await aMember(one.port),
      await aMember(two.port),
      await aMember(two.port, 'token-omar'),
    ]
    fixture.sessions.delete('token-maya')
    one.realtime.disconnectSession(APP, 'maya')
    expect([await here.closed, await there.closed]).toEqual([4401, 4401])
    expect(omar.socket.readyState).toBe(WebSocket.OPEN)
  })

  it('closes sockets that it cannot check again', async () => {
    const { port, realtime } = await aServer()
    const maya = await aMember(port)
    fixture.is_broken = true
    realtime.recheck(APP, null)
    expect(await maya.closed).toBe(1013)
  })

  it('limits the channels and frames of a socket', async () => {
    const { port } = await aServer({ channels_per_socket: 2, burst: 6, frames_per_second: 0 })
    const maya = await aMember(port)
    await listen(maya, 'thread:a')
    await listen(maya, 'thread:b')
    maya.sendFrame({ type: 'subscribe', channel: 'thread:c' })
    await vi.waitFor(() =>
      expect(maya.frames).toContainEqual({ type: 'unsubscribed', channel: 'thread:c', code: 'too_many' }),
    )
    for (let count = 0; count < 4; count++) maya.sendFrame({ type: 'ping' })
    expect(await maya.closed).toBe(1008)
  })

  it('limits the sockets of an address, and accepts another when one closes', async () => {
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
      fixture.logs.set('t1', [...(fixture.logs.get('t1') ?? []), event])
      realtime.publish(APP, 'thread:t1', event)
      await new Promise((resolve) => setImmediate(resolve))
    }
    await vi.waitFor(() => expect(realtime.counts().sockets).toBe(0), 5_000)
    const total = fixture.logs.get('t1')?.length ?? 0
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

  it('asks all clients to reconnect elsewhere when it closes, and accepts none', async () => {
    const { port, realtime } = await aServer()
    const maya = await aMember(port)
    const drained = realtime.drain()
    expect(await maya.closed).toBe(1012)
    await drained
    expect(await connect(port).refused).toContain('503')
  })

  it('passes on events without a log, and keeps channels only while they have subscribers', async () => {
    const [one, two] = [await aServer(), await aServer()]
    const maya = await aMember(two.port)
    await listen(maya, 'user:maya')
    one.realtime.publish(APP, 'user:maya', { seq: 0, type: 'access_changed', data: { epoch: 4 } })
    await vi.waitFor(() =>
      expect(maya.frames.at(-1)).toMatchObject({ events: [{ type: 'access_changed', data: { epoch: 4 } }] }),
    )
    expect(two.realtime.counts().channels).toBe(1)
    maya.sendFrame({ type: 'unsubscribe', channel: 'user:maya' })
    await vi.waitFor(() => expect(two.realtime.counts().channels).toBe(0))
  })
})
