import { describe, expect, it, vi } from 'vitest'
import type { ChannelEvent } from './define-channel.ts'
import { LiveChannel, type Subscription } from './live-channel.ts'

const event = (seq: number): ChannelEvent => ({ seq, type: 'message', data: { n: seq } })

/** A log in memory whose responses can be delayed. */
function aLog(rows: ChannelEvent[] = []) {
  const log = {
    rows,
    reads: 0,
    holdAnswers: Promise.resolve(),
    head: async () => log.rows.at(-1)?.seq ?? 0,
    after: async (seq: number, limit: number) => {
      log.reads++
      const found = log.rows.filter((row) => row.seq > seq).slice(0, limit)
      await log.holdAnswers
      return found
    },
    /** Commits an event without publishing it. */
    commit: (seq: number) => {
      log.rows.push(event(seq))
      return event(seq)
    },
  }
  return log
}

/** A listener that records the `seq`s it received. */
function aListener(live_channel: LiveChannel, hidden: ReadonlySet<string> = new Set()) {
  const seqs: number[] = []
  const frames: string[] = []
  const subscription: Subscription = {
    channel: 'thread:1',
    sent: 0,
    state: 'joining',
    listener: {
      sendText: (frame) => {
        frames.push(frame)
        for (const { seq } of (JSON.parse(frame) as { events: ChannelEvent[] }).events) seqs.push(seq)
      },
      waitUntilDrained: async () => undefined,
      hidden,
    },
  }
  live_channel.subscriptions.add(subscription)
  const join = (after_seq?: number) => live_channel.join(subscription, after_seq, () => undefined)
  return { seqs, frames, subscription, join }
}

const rethrow = (error: unknown): void => {
  throw error
}
const aLiveChannel = (log: ReturnType<typeof aLog> | null, onError = rethrow) =>
  new LiveChannel({ channel: 'thread:1', log, onError, gap_ms: 1, retry_ms: 1 })

const upTo = (last: number, first = 1): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

describe('LiveChannel', () => {
  it('sends missed events and then new ones, in order', async () => {
    const log = aLog(upTo(5).map(event))
    const live_channel = aLiveChannel(log)
    const maya = aListener(live_channel)
    await maya.join(2)
    live_channel.receive(log.commit(6))
    await vi.waitFor(() => expect(maya.seqs).toEqual([3, 4, 5, 6]))
  })

  it('starts with new events for a client that requests no older ones', async () => {
    const log = aLog(upTo(5).map(event))
    const live_channel = aLiveChannel(log)
    const maya = aListener(live_channel)
    await maya.join()
    live_channel.receive(log.commit(6))
    await vi.waitFor(() => expect(maya.seqs).toEqual([6]))
  })

  it('hides events by authors who are hidden from the viewer, live or later', async () => {
    const log = aLog(upTo(4).map(event))
    const by = ({ seq }: ChannelEvent) => (seq % 2 === 0 ? 'bo' : 'cleo')
    const live_channel = new LiveChannel({
      channel: 'thread:1',
      log,
      authorOf: by,
      onError: rethrow,
      gap_ms: 1,
      retry_ms: 1,
    })
    const [maya, priya] = [aListener(live_channel, new Set(['bo'])), aListener(live_channel)]
    await Promise.all([maya.join(0), priya.join(0)])
    for (const seq of [5, 6, 7]) live_channel.receive(log.commit(seq))
    await vi.waitFor(() => expect(priya.seqs).toEqual(upTo(7)))
    expect(maya.seqs).toEqual([1, 3, 5, 7])
  })

  it('reads a long log page by page', async () => {
    const log = aLog(upTo(1_000).map(event))
    const live_channel = aLiveChannel(log)
    const maya = aListener(live_channel)
    await maya.join(0)
    expect(maya.seqs).toEqual(upTo(1_000))
  })

  it('loses and repeats nothing of what happens while someone resumes', async () => {
    const log = aLog(upTo(5).map(event))
    const live_channel = aLiveChannel(log)
    await aListener(live_channel).join(5)
    const maya = aListener(live_channel)
    let release = (): void => undefined
    log.holdAnswers = new Promise((resolve) => (release = resolve))
    const joined = maya.join(1)
    await vi.waitFor(() => expect(log.reads).toBe(1))
    for (const seq of upTo(400, 6)) live_channel.receive(log.commit(seq))
    log.holdAnswers = Promise.resolve()
    release()
    await joined
    live_channel.receive(log.commit(401))
    await vi.waitFor(() => expect(maya.seqs).toEqual(upTo(401, 2)))
  })

  it('reorders events that arrive in the wrong order', async () => {
    const log = aLog()
    const live_channel = aLiveChannel(log)
    const maya = aListener(live_channel)
    await maya.join(0)
    for (const seq of [1, 2, 3]) log.commit(seq)
    for (const seq of [3, 1, 2, 2, 1]) live_channel.receive(event(seq))
    await vi.waitFor(() => expect(maya.seqs).toEqual([1, 2, 3]))
    expect(log.reads).toBe(0)
  })

  it('reads from the log what never arrives, once for all listeners', async () => {
    const log = aLog()
    const live_channel = aLiveChannel(log)
    const listeners = [aListener(live_channel), aListener(live_channel), aListener(live_channel)]
    for (const listener of listeners) await listener.join(0)
    for (const seq of [1, 2, 3]) log.commit(seq)
    live_channel.receive(event(3))
    await vi.waitFor(() =>
      expect(listeners.map((listener) => listener.seqs)).toEqual([upTo(3), upTo(3), upTo(3)]),
    )
    expect(log.reads).toBe(1)
  })

  it('reads what another server announces', async () => {
    const log = aLog()
    const live_channel = aLiveChannel(log)
    const maya = aListener(live_channel)
    await maya.join(0)
    log.commit(1)
    log.commit(2)
    live_channel.handleGrowth(2)
    await vi.waitFor(() => expect(maya.seqs).toEqual([1, 2]))
  })

  it('finds unannounced events by comparing with the log', async () => {
    const log = aLog()
    const live_channel = aLiveChannel(log)
    const maya = aListener(live_channel)
    await maya.join(0)
    log.commit(1)
    await live_channel.compareWithLog()
    await vi.waitFor(() => expect(maya.seqs).toEqual([1]))
  })

  it('ignores an announcement whose row does not exist', async () => {
    const log = aLog()
    const live_channel = aLiveChannel(log)
    const maya = aListener(live_channel)
    await maya.join(0)
    live_channel.receive(event(9))
    await vi.waitFor(() => expect(log.reads).toBe(1))
    live_channel.receive(log.commit(1))
    await vi.waitFor(() => expect(maya.seqs).toEqual([1]))
  })

  it('refuses a position ahead of the log without affecting other listeners', async () => {
    const log = aLog(upTo(3).map(event))
    const live_channel = aLiveChannel(log)
    await expect(aListener(live_channel).join(99)).rejects.toMatchObject({ code: 'resync' })
    const maya = aListener(live_channel)
    await maya.join(3)
    live_channel.receive(log.commit(4))
    await vi.waitFor(() => expect(maya.seqs).toEqual([4]))
  })

  it('accepts a place that this server has not heard of yet', async () => {
    const log = aLog()
    const live_channel = aLiveChannel(log)
    const first = aListener(live_channel)
    await first.join(0)
    log.commit(1)
    const maya = aListener(live_channel)
    await maya.join(1)
    live_channel.receive(log.commit(2))
    await vi.waitFor(() => expect([first.seqs, maya.seqs]).toEqual([[1, 2], [2]]))
  })

  it('tries again when the log cannot be read', async () => {
    const log = aLog()
    const errors: unknown[] = []
    const live_channel = aLiveChannel(log, (error) => errors.push(error))
    const maya = aListener(live_channel)
    await maya.join(0)
    log.commit(1)
    log.holdAnswers = Promise.reject(new Error('database away'))
    log.holdAnswers.catch(() => undefined)
    live_channel.handleGrowth(1)
    await vi.waitFor(() => expect(errors.length).toBeGreaterThan(0))
    log.holdAnswers = Promise.resolve()
    await vi.waitFor(() => expect(maya.seqs).toEqual([1]))
  })

  it('opens again for the next listener when the first could not read the log', async () => {
    const log = aLog(upTo(2).map(event))
    const live_channel = aLiveChannel(log)
    const head = log.head
    log.head = () => Promise.reject(new Error('database away'))
    await expect(aListener(live_channel).join(0)).rejects.toThrow('away')
    log.head = head
    const maya = aListener(live_channel)
    await maya.join(0)
    expect(maya.seqs).toEqual([1, 2])
  })

  it('builds one frame for all listeners and all events of a tick', async () => {
    const log = aLog()
    const live_channel = aLiveChannel(log)
    const [a, b] = [aListener(live_channel), aListener(live_channel)]
    await Promise.all([a.join(0), b.join(0)])
    for (const seq of upTo(20)) live_channel.receive(log.commit(seq))
    await vi.waitFor(() => expect(a.seqs).toEqual(upTo(20)))
    expect(a.frames).toHaveLength(1)
    expect(a.frames[0]).toBe(b.frames[0])
  })

  it('sends nothing to a client that left while joining', async () => {
    const log = aLog(upTo(5).map(event))
    const live_channel = aLiveChannel(log)
    const maya = aListener(live_channel)
    const joined = maya.join(0)
    maya.subscription.state = 'closed'
    await joined
    expect(maya.seqs).toEqual([])
    expect(maya.subscription.state).toBe('closed')
  })

  it('sends events of a channel without a log to the current listeners', async () => {
    const live_channel = aLiveChannel(null)
    const maya = aListener(live_channel)
    await maya.join()
    live_channel.receive(event(0))
    live_channel.receive(event(0))
    await vi.waitFor(() => expect(maya.seqs).toEqual([0, 0]))
  })
})
