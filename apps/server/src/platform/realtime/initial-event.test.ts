import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { aLiveFixture, APP } from '#test/live-server.ts'
import { createLogger } from '../telemetry/index.ts'
import type { ChannelRules } from './define-channel.ts'

type InitialEvent = NonNullable<ChannelRules['initialEvent']>
type Client = Awaited<ReturnType<ReturnType<typeof aLiveFixture>['aMember']>>

const authorize = async (): Promise<boolean> => true
const standingEvent = (holds: number) => ({ type: 'standing', data: { holds } })
const frame = (channel: string, ...events: object[]) => ({
  type: 'events',
  channel,
  events: events.map((event) => ({ seq: 0, ...event })),
})

/** The events of a channel that a socket received, in order. */
const receivedEvents = ({ frames }: Client, channel: string): object[] =>
  frames.filter((received) => 'channel' in received && received.channel === channel)

describe('initial event of a channel', () => {
  let live: ReturnType<typeof aLiveFixture>
  let lines: string[]
  beforeEach(() => {
    live = aLiveFixture()
    lines = []
  })
  afterEach(() => live.close())

  const aServer = (greet: InitialEvent, more: Partial<Record<string, ChannelRules>> = {}) =>
    live.aServer({
      extra_channels: { desk: { authorize, initialEvent: greet }, ...more },
      log: createLogger({ level: 'warn', to: { write: (line) => void lines.push(line) } }),
    })
  /** Waits until everything requested before has a response. */
  const answered = async (client: Client): Promise<void> => {
    const before = client.frames.length
    client.sendFrame({ type: 'ping' })
    await vi.waitFor(() => expect(client.frames.slice(before)).toContainEqual({ type: 'pong' }))
  }

  it('is sent to each new subscriber, about them, and to nobody else', async () => {
    const greet: InitialEvent = async (_ctx, viewer) => ({ type: 'hello', data: { of: viewer.session_id } })
    const { port } = await aServer(greet)
    const [maya, omar] = [await live.aMember(port), await live.aMember(port, 'token-omar')]
    const starts = (of: string) => [
      { type: 'subscribed', channel: 'desk:1', seq: 0 },
      frame('desk:1', { type: 'hello', data: { of } }),
    ]
    for (const [who, of] of [
      [maya, 'maya'],
      [omar, 'omar'],
    ] as const) {
      await live.listen(who, 'desk:1')
      await vi.waitFor(() => expect(receivedEvents(who, 'desk:1')).toEqual(starts(of)))
    }
    expect(receivedEvents(maya, 'desk:1')).toEqual(starts('maya'))
  })

  it('is sent again to a client that resubscribes', async () => {
    const { port } = await aServer(async () => standingEvent(1))
    const maya = await live.aMember(port)
    const once = [{ type: 'subscribed', channel: 'desk:1', seq: 0 }, frame('desk:1', standingEvent(1))]
    await live.listen(maya, 'desk:1')
    await vi.waitFor(() => expect(receivedEvents(maya, 'desk:1')).toEqual(once))
    await live.listen(maya, 'desk:1')
    await vi.waitFor(() => expect(receivedEvents(maya, 'desk:1')).toEqual([...once, ...once]))
  })

  it('is nothing where a kind has no greeting, or has none for them', async () => {
    const greet = vi.fn<InitialEvent>(async () => null)
    const { port } = await aServer(greet)
    const maya = await live.aMember(port)
    for (const channel of ['desk:1', 'thread:t1', 'user:maya']) {
      await live.listen(maya, channel)
      await answered(maya)
      expect(receivedEvents(maya, channel)).toEqual([{ type: 'subscribed', channel, seq: 0 }])
    }
    expect(greet).toHaveBeenCalledOnce()
  })

  it('is read once they hear what happens, so that nothing falls between', async () => {
    let holds = 1
    const reading = createGate()
    const { port, realtime } = await aServer(async () => {
      await reading.passed
      return standingEvent(holds)
    })
    const maya = await live.aMember(port)
    await live.listen(maya, 'desk:1')
    holds = 2
    realtime.publish(APP, 'desk:1', { seq: 0, type: 'changed', data: { holds } })
    const started = [
      { type: 'subscribed', channel: 'desk:1', seq: 0 },
      frame('desk:1', { type: 'changed', data: { holds: 2 } }),
    ]
    await vi.waitFor(() => expect(receivedEvents(maya, 'desk:1')).toEqual(started))
    reading.open()
    const greeted = [...started, frame('desk:1', standingEvent(2))]
    await vi.waitFor(() => expect(receivedEvents(maya, 'desk:1')).toEqual(greeted))
    realtime.publish(APP, 'desk:1', { seq: 0, type: 'changed', data: { holds: 3 } })
    const last = frame('desk:1', { type: 'changed', data: { holds: 3 } })
    await vi.waitFor(() => expect(receivedEvents(maya, 'desk:1')).toEqual([...greeted, last]))
  })

  it('is not sent to a client that has left', async () => {
    const reading = createGate()
    const { port } = await aServer(async () => {
      await reading.passed
      return standingEvent(1)
    })
    const maya = await live.aMember(port)
    await live.listen(maya, 'desk:1')
    maya.sendFrame({ type: 'unsubscribe', channel: 'desk:1' })
    await answered(maya)
    reading.open()
    await answered(maya)
    expect(receivedEvents(maya, 'desk:1')).toEqual([{ type: 'subscribed', channel: 'desk:1', seq: 0 }])
  })

  it('closes only the channel when it cannot be read: the error is logged, and a retry may succeed', async () => {
    let is_away = true
    const { port, realtime } = await aServer(async () => {
      if (is_away) throw new Error('the rights could not be read')
      return standingEvent(1)
    })
    const maya = await live.aMember(port)
    await live.listen(maya, 'thread:t1', 0)
    await live.listen(maya, 'desk:1')
    const failed = [
      { type: 'subscribed', channel: 'desk:1', seq: 0 },
      { type: 'unsubscribed', channel: 'desk:1', code: 'unavailable' },
    ]
    await vi.waitFor(() => expect(receivedEvents(maya, 'desk:1')).toEqual(failed))
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        channel: 'desk:1',
        err: expect.objectContaining({ message: 'the rights could not be read' }),
      }),
    ])
    expect(maya.socket.readyState).toBe(WebSocket.OPEN)
    live.post(realtime)
    await vi.waitFor(() => expect(maya.seqs).toEqual([1]))

    is_away = false
    await live.listen(maya, 'desk:1')
    await vi.waitFor(() =>
      expect(receivedEvents(maya, 'desk:1').at(-1)).toEqual(frame('desk:1', standingEvent(1))),
    )
    expect(lines).toHaveLength(1)
  })
})

/** What waits until it is opened. */
function createGate() {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  return { passed: promise, open: () => resolve(undefined) }
}
