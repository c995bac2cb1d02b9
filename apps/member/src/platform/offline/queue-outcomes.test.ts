import { ApiError } from '@foyer/contract/api-error'
import { describe, expect, it, vi } from 'vitest'
import { memoryRecords } from '../storage/memory-records.ts'
import { createWriteQueue } from './create-write-queue.ts'
import type { QueuedWrite } from './queued-writes.ts'
import type { TabMessage, Tabs } from './tabs.ts'
import { aTick, complete, page, setUp } from './testing.ts'

describe('what becomes of a queued write', () => {
  it.each([
    ['no network', new ApiError(0, { code: 'network' })],
    ['an expired session', new ApiError(401, { code: 'unauthorized' })],
    ['a request that took too long', new ApiError(408, { code: 'timeout' })],
    ['a request that came too early', new ApiError(425, { code: 'too_early' })],
    ['too many requests', new ApiError(429, { code: 'too_many_requests' })],
    ['a failure of the server', new ApiError(500, { code: 'internal' })],
    ['a lost server', new ApiError(502, { code: 'internal' })],
    ['a server without its database', new ApiError(503, { code: 'unavailable' })],
  ])('keeps a waiting write through %s, and sends it later', async (_, refusal) => {
    const { queue, fixture, sent } = setUp()
    await queue.open('dana')
    fixture.is_online = false
    await queue.send(complete(1))
    fixture.refusal = refusal
    fixture.is_online = true
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(queue.waiting.get()).toHaveLength(1)
    expect(queue.refused.get()).toEqual([])
    fixture.refusal = null
    await vi.waitFor(() => expect(queue.waiting.get()).toEqual([]))
    expect(sent).toHaveLength(1)
  })

  it.each([400, 403, 404, 409, 410, 413, 422])(
    'sets aside what is refused with %i, sends the rest, and sends it again on request',
    async (status) => {
      const { queue, fixture, sent, records } = setUp()
      await queue.open('dana')
      fixture.is_online = false
      await queue.send(complete(1))
      await queue.send(complete(2))
      fixture.refuses = (input) => ('id' in input && input.id === page(1) ? status : null)
      fixture.is_online = true
      await vi.waitFor(() => expect(queue.waiting.get()).toEqual([]))
      expect(sent.map(({ input }) => input)).toEqual([{ id: page(2) }])
      const [refused] = queue.refused.get()
      expect(refused).toMatchObject({ title: 'Page 1', refusal: { code: 'refused', is_announced: false } })

      const after = setUp(records)
      await after.queue.open('dana')
      expect(after.queue.refused.get()).toHaveLength(1)
      await after.queue.markAnnounced([refused?.key ?? ''])
      expect(after.queue.refused.get()[0]?.refusal.is_announced).toBe(true)
      await after.queue.retry(refused?.key ?? '')
      await vi.waitFor(() => expect(after.sent).toHaveLength(1))
      expect(after.sent[0]?.key).not.toBe(refused?.key)
      expect(after.queue.refused.get()).toEqual([])
      await vi.waitFor(async () => expect(await records.all()).toEqual([]))
    },
  )

  it('discards what was refused, and drops it when the same thing is sent again', async () => {
    const { queue, fixture, records } = setUp()
    await queue.open('dana')
    fixture.is_online = false
    await queue.send(complete(1))
    await queue.send(complete(2))
    fixture.refuses = () => 403
    fixture.is_online = true
    await vi.waitFor(() => expect(queue.refused.get()).toHaveLength(2))
    fixture.refuses = () => null
    await queue.send(complete(1))
    expect(queue.refused.get().map(({ title }) => title)).toEqual(['Page 2'])
    await queue.discard(queue.refused.get()[0]?.key ?? '')
    expect([queue.refused.get(), await records.all()]).toEqual([[], []])
  })

  it('sends in the order in which writes were made, also after the clock was set back', async () => {
    const records = memoryRecords<QueuedWrite>()
    const before = setUp(records, () => 5000)
    await before.queue.open('dana')
    before.fixture.is_online = false
    await before.queue.send(complete(1))
    const between = setUp(records, () => 10)
    between.fixture.is_online = false
    await between.queue.open('dana')
    await between.queue.send(complete(2))
    const after = setUp(records)
    await after.queue.open('dana')
    await vi.waitFor(() => expect(after.sent).toHaveLength(2))
    expect(after.sent.map(({ input }) => input)).toEqual([{ id: page(1) }, { id: page(2) }])
  })

  it('sends thousands of writes one at a time through the limit of the server, and loses none', async () => {
    const numbers: number[] = []
    let answers = 0
    let active = 0
    const queue = createWriteQueue({
      records: memoryRecords<QueuedWrite>(),
      waitUntilOnline: aTick,
      call: async (_name, input) => {
        active += 1
        await Promise.resolve()
        expect(active).toBe(1)
        active -= 1
        if ((answers += 1) % 600 === 0) throw new ApiError(429, { code: 'too_many_requests' }, 1)
        if (input && 'n' in input) numbers.push(Number(input.n))
        return {}
      },
    })
    await queue.open('dana')
    const writes = Array.from({ length: 5000 }, (_, n) => n)
    for (const n of writes)
      await queue.send({ ...complete(1), coalesce: `${n}`, input: { n } as never, is_queued: true })
    await vi.waitFor(() => expect(queue.waiting.get()).toEqual([]), { timeout: 25_000 })
    expect(numbers).toEqual(writes)
  })

  it('keeps the writes of an expired session for its member, and shows them to nobody else', async () => {
    const { queue, fixture, sent } = setUp()
    await queue.open('dana')
    fixture.is_online = false
    await queue.send(complete(1))
    await queue.suspend()
    expect([queue.waiting.get(), queue.left.get()]).toEqual([[], 1])
    fixture.is_online = true
    await queue.open('eve')
    await aTick()
    expect([sent, queue.waiting.get(), queue.left.get()]).toEqual([[], [], 0])
    await queue.clear()
    await queue.open('dana')
    await vi.waitFor(() => expect(sent).toHaveLength(1))
  })
})

/** A browser with tabs that share storage, a lock and messages. */
function aBrowser() {
  const records = memoryRecords<QueuedWrite>()
  const listeners: ((message: TabMessage) => void)[] = []
  let last: Promise<unknown> = Promise.resolve()
  const aTab = () => {
    const own: ((message: TabMessage) => void)[] = []
    const tabs: Tabs = {
      runAlone: (task) => {
        const run = last.then(task)
        last = run.catch(() => {})
        return run
      },
      post: (message) => {
        for (const listener of listeners) if (!own.includes(listener)) listener(structuredClone(message))
      },
      listen: (listener) => {
        own.push(listener)
        listeners.push(listener)
      },
    }
    return setUp(records, undefined, tabs)
  }
  return { records, aTab }
}

describe('two tabs', () => {
  it('show the same writes, send each once and in order, and both hear of the outcome', async () => {
    const { records, aTab } = aBrowser()
    const tabs = [aTab(), aTab()] as const
    const [one, two] = tabs
    const outcomes: string[] = []
    for (const [index, { queue, fixture }] of tabs.entries()) {
      fixture.is_online = false
      queue.onSettled(({ title }, result) => outcomes.push(`${index} ${title} ${'error' in result}`))
      await queue.open('dana')
    }
    await one.queue.send(complete(1))
    await two.queue.send(complete(2))
    await one.queue.send(complete(3))
    for (const { queue } of tabs)
      expect(queue.waiting.get().map(({ title }) => title)).toEqual(['Page 1', 'Page 2', 'Page 3'])

    for (const { fixture } of tabs) {
      fixture.refuses = (input) => ('id' in input && input.id === page(2) ? 422 : null)
      fixture.is_online = true
    }
    for (const { queue } of tabs) await vi.waitFor(() => expect(queue.waiting.get()).toEqual([]))
    const inputs = tabs.flatMap(({ sent }) => sent.map(({ input }) => JSON.stringify(input)))
    expect(inputs.toSorted()).toEqual([1, 3].map((n) => JSON.stringify({ id: page(n) })))
    for (const { queue } of tabs) expect(queue.refused.get().map(({ title }) => title)).toEqual(['Page 2'])
    expect(outcomes.toSorted()).toEqual([
      ...['0 Page 1 false', '0 Page 2 true', '0 Page 3 false'],
      ...['1 Page 1 false', '1 Page 2 true', '1 Page 3 false'],
    ])
    await two.queue.clear()
    expect([one.queue.refused.get(), await records.all()]).toEqual([[], []])
  })
})
