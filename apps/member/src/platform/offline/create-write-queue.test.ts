import { ApiError } from '@foyer/contract/api-error'
import { describe, expect, it, vi } from 'vitest'
import { memoryRecords } from '../storage/memory-records.ts'
import { enqueueWrite } from './queued-writes.ts'
import type { QueuedWrite } from './queued-writes.ts'
import { createWriteQueue } from './create-write-queue.ts'
import { aTick, bookmark, complete, page, setUp } from './testing.ts'

describe('the write queue', () => {
  it('sends at once while online', async () => {
    const { queue, sent } = setUp()
    await queue.open('dana')
    expect(await queue.send(complete(1))).toMatchObject({ state: 'sent' })
    expect(sent).toHaveLength(1)
    expect(queue.waiting.get()).toEqual([])
  })

  it('stores a write while offline and sends it later, in order, with its own key', async () => {
    const { queue, sent, fixture } = setUp()
    await queue.open('dana')
    fixture.is_online = false
    const first = await queue.send(complete(1))
    await queue.send(complete(2))
    expect(queue.waiting.get().map(({ title }) => title)).toEqual(['Page 1', 'Page 2'])

    fixture.is_online = true
    await vi.waitFor(() => expect(queue.waiting.get()).toEqual([]))
    expect(sent.map(({ input }) => input)).toEqual([{ id: page(1) }, { id: page(2) }])
    expect(first).toEqual({ state: 'waiting', key: sent[0]?.key })
  })

  it('stores a write while the server has no database', async () => {
    const { queue, sent, fixture } = setUp()
    await queue.open('dana')
    fixture.refusal = new ApiError(503, { code: 'unavailable' })
    expect(await queue.send(complete(1))).toMatchObject({ state: 'waiting' })
    fixture.refusal = null
    await vi.waitFor(() => expect(queue.waiting.get()).toEqual([]))
    expect(sent).toHaveLength(1)
  })

  it('sends nothing before there are credentials, and continues at once then', async () => {
    const { fixture, records } = setUp()
    const calls: string[] = []
    const retrying = createWriteQueue({
      records,
      waitUntilOnline: () => new Promise(() => {}),
      has_credentials: () => fixture.is_known,
      call: async (name) => {
        calls.push(name)
        if (!fixture.is_online) throw new ApiError(0, { code: 'network' })
        return {}
      },
    })
    await retrying.open('dana')
    fixture.is_online = false
    fixture.is_known = false
    await retrying.send(complete(1))
    await aTick()
    expect(calls).toHaveLength(1)

    fixture.is_online = true
    fixture.is_known = true
    void retrying.flush()
    await vi.waitFor(() => expect(retrying.waiting.get()).toEqual([]))
    expect(calls).toHaveLength(2)
  })

  it('rejects with the refusal of the server', async () => {
    const { queue, fixture } = setUp()
    await queue.open('dana')
    fixture.refusal = new ApiError(403, { code: 'page_locked' })
    await expect(queue.send(complete(1))).rejects.toMatchObject({ code: 'page_locked' })
    expect(queue.waiting.get()).toEqual([])
  })

  it('notifies when a queued write is refused, and continues with the next', async () => {
    const { queue, fixture, sent } = setUp()
    const settled = vi.fn<(write: QueuedWrite, result: object) => void>()
    queue.onSettled(settled)
    await queue.open('dana')
    fixture.is_online = false
    await queue.send(complete(1))
    fixture.refusal = new ApiError(403, { code: 'page_locked' })
    fixture.is_online = true
    await vi.waitFor(() => expect(settled).toHaveBeenCalledOnce())
    expect(settled.mock.calls[0]?.[1]).toMatchObject({ error: { code: 'page_locked' } })
    expect(sent).toEqual([])
  })

  it('restores the queued writes of this member after a reload', async () => {
    const records = memoryRecords<QueuedWrite>()
    const before = setUp(records)
    await before.queue.open('dana')
    before.fixture.is_online = false
    await before.queue.send(complete(1))

    const other = setUp(records)
    await other.queue.open('somebody else')
    expect(other.queue.waiting.get()).toEqual([])

    const after = setUp(records)
    await after.queue.open('dana')
    await vi.waitFor(() => expect(after.sent).toHaveLength(1))
    await vi.waitFor(async () => expect(await records.all()).toEqual([]))
  })

  it('reports a write as waiting only once it is stored, because the app may then be closed', async () => {
    const stored = memoryRecords<QueuedWrite>()
    let finish = (): void => {}
    const slow = {
      ...stored,
      set: async (key: string, write: QueuedWrite) => {
        await new Promise<void>((resolve) => (finish = resolve))
        await stored.set(key, write)
      },
    }
    const { queue, fixture } = setUp(slow)
    await queue.open('dana')
    fixture.is_online = false
    const sending = queue.send(complete(1))
    await aTick()
    expect(queue.waiting.get()).toEqual([])
    finish()
    expect(await sending).toMatchObject({ state: 'waiting' })
    expect(queue.waiting.get()).toHaveLength(1)
    expect(await stored.all()).toHaveLength(1)
  })

  it('lines up behind what an earlier visit left, while that is still being read', async () => {
    const records = memoryRecords<QueuedWrite>()
    const before = setUp(records)
    await before.queue.open('dana')
    before.fixture.is_online = false
    await before.queue.send(complete(1))

    const slow = {
      ...records,
      all: async () => {
        const stored = await records.all()
        await aTick()
        return stored
      },
    }
    const after = setUp(slow)
    after.fixture.is_online = false
    void after.queue.open('dana')
    expect(await after.queue.send(complete(2))).toMatchObject({ state: 'waiting' })
    expect(after.queue.waiting.get().map(({ title }) => title)).toEqual(['Page 1', 'Page 2'])
    after.fixture.is_online = true
    await vi.waitFor(() => expect(after.queue.waiting.get()).toEqual([]))
    expect(after.sent.map(({ input }) => input)).toEqual([{ id: page(1) }, { id: page(2) }])
  })

  it('does not wait for a device whose storage does not respond', async () => {
    vi.useFakeTimers()
    const { queue, sent } = setUp({ ...memoryRecords<QueuedWrite>(), all: () => new Promise(() => {}) })
    void queue.open('dana')
    const sending = queue.send(complete(1))
    await vi.advanceTimersByTimeAsync(3000)
    vi.useRealTimers()
    expect(await sending).toMatchObject({ state: 'sent' })
    expect(sent).toHaveLength(1)
  })

  it('shows nothing of a member who signs out while their writes are being loaded', async () => {
    const records = memoryRecords<QueuedWrite>()
    const before = setUp(records)
    await before.queue.open('dana')
    before.fixture.is_online = false
    await before.queue.send(complete(1))

    const { queue, fixture } = setUp(records)
    fixture.is_online = false
    const opening = queue.open('dana')
    const clearing = queue.clear()
    await Promise.all([opening, clearing])
    expect(queue.waiting.get()).toEqual([])
  })

  it('never stores or sends a write as the member who signed in later', async () => {
    const pending = Promise.withResolvers<unknown>()
    const call = vi.fn<() => Promise<unknown>>(() => pending.promise)
    const records = memoryRecords<QueuedWrite>()
    const queue = createWriteQueue({ records, waitUntilOnline: aTick, call })
    await queue.open('dana')
    const sending = queue.send(complete(1))
    await aTick()
    await queue.clear()
    await queue.open('eve')
    pending.reject(new ApiError(0, { code: 'network' }))
    await expect(sending).rejects.toMatchObject({ code: 'network' })
    expect([queue.waiting.get(), await records.all()]).toEqual([[], []])

    const late = queue.open('dana')
    const as_dana = queue.send(complete(2))
    await queue.open('eve')
    await late
    await expect(as_dana).rejects.toMatchObject({ status: 401 })
    expect(call).toHaveBeenCalledOnce()
  })

  it('sends nothing of a member who signs out while their stored writes are checked', async () => {
    const stored = memoryRecords<QueuedWrite>()
    const requested = Promise.withResolvers<void>()
    let is_slow = false
    const records = {
      ...stored,
      get: async (key: string) => {
        const found = await stored.get(key)
        if (is_slow) await requested.promise
        return found
      },
    }
    const { queue, sent, fixture } = setUp(records)
    Object.assign(fixture, { is_online: false, is_known: false })
    await queue.open('dana')
    await queue.send(complete(1))
    is_slow = true
    Object.assign(fixture, { is_online: true, is_known: true })
    await aTick()
    await aTick()
    await queue.clear()
    await queue.open('eve')
    requested.resolve()
    await aTick()
    expect([sent, queue.waiting.get()]).toEqual([[], []])
  })

  it('sends nothing that another tab has sent or discarded', async () => {
    const records = memoryRecords<QueuedWrite>()
    const [here, isStored] = [setUp(records), setUp(records)]
    await Promise.all([here.queue.open('dana'), isStored.queue.open('dana')])
    for (const { fixture } of [here, isStored]) Object.assign(fixture, { is_online: false, is_known: false })
    await here.queue.send(complete(1))
    await here.queue.send(complete(2))
    const [first] = here.queue.waiting.get()
    await isStored.queue.discard(first?.key ?? '')
    Object.assign(here.fixture, { is_online: true, is_known: true })
    await vi.waitFor(() => expect(here.queue.waiting.get()).toEqual([]))
    expect(here.sent.map(({ input }) => input)).toEqual([{ id: page(2) }])
  })

  it('sends a write that the device failed to store', async () => {
    const { queue, sent, fixture } = setUp({ ...memoryRecords<QueuedWrite>(), set: async () => {} })
    await queue.open('dana')
    fixture.is_online = false
    await queue.send(complete(1))
    fixture.is_online = true
    await vi.waitFor(() => expect(queue.waiting.get()).toEqual([]))
    expect(sent).toHaveLength(1)
  })

  it('replaces an older write with the same coalesce name', async () => {
    const { queue, fixture } = setUp()
    await queue.open('dana')
    fixture.is_online = false
    await queue.send(complete(1))
    await aTick()
    await queue.send({ ...complete(1), name: 'progress.uncompletePage', title: 'Undone' })
    expect(queue.waiting.get().map(({ title }) => title)).toEqual(['Undone'])
  })

  it('lets two toggles undo each other', async () => {
    const { queue, fixture } = setUp()
    await queue.open('dana')
    fixture.is_online = false
    const toggle = { ...bookmark, coalesce: 'bookmark 1', is_toggle: true }
    await queue.send(toggle)
    await aTick()
    await queue.send(toggle)
    expect(queue.waiting.get()).toEqual([])
  })

  it('drops a discarded write, and clears everything on sign-out', async () => {
    const { queue, fixture, records } = setUp()
    await queue.open('dana')
    fixture.is_online = false
    const first = await queue.send(complete(1))
    await queue.send(complete(2))
    if (first.state === 'waiting') await queue.discard(first.key)
    expect(queue.waiting.get().map(({ title }) => title)).toEqual(['Page 2'])
    await queue.clear()
    expect(await records.all()).toEqual([])
  })

  it('never stores a write without a member', async () => {
    const { queue, fixture } = setUp()
    fixture.is_online = false
    await expect(queue.send(complete(1))).rejects.toMatchObject({ code: 'network' })
  })
})

describe('enqueueWrite', () => {
  it('leaves writes of other members and names alone', () => {
    const write = (key: string, coalesce: string | null, viewer_id = 'dana'): QueuedWrite => ({
      key,
      coalesce,
      viewer_id,
      kind: 'complete',
      name: 'progress.completePage',
      input: {},
      title: key,
      detail: null,
      at: 0,
    })
    const stored = [write('a', 'x'), write('b', 'y'), write('c', 'x', 'sam'), write('d', null)]
    const { writes, removedKeys: dropped } = enqueueWrite(stored, write('e', 'x'), {
      is_toggle: false,
      in_flight: null,
    })
    expect(writes.map(({ key }) => key)).toEqual(['b', 'c', 'd', 'e'])
    expect(dropped).toEqual(['a'])
    expect(enqueueWrite(stored, write('f', null), { is_toggle: false, in_flight: null }).removedKeys).toEqual(
      [],
    )
    const on_its_way = enqueueWrite(stored, write('g', 'x'), { is_toggle: true, in_flight: 'a' })
    expect(on_its_way.writes.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd', 'g'])
  })
})
