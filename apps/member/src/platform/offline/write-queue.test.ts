import { ApiError } from '@foyer/contract/api-error'
import type { CallName } from '@foyer/contract/client'
import { describe, expect, it, vi } from 'vitest'
import { memoryRecords } from '../storage/memory-records.ts'
import { withWrite } from './waiting-writes.ts'
import type { WaitingWrite } from './waiting-writes.ts'
import { createWriteQueue } from './write-queue.ts'

const page = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const complete = (n: number) =>
  ({
    kind: 'complete',
    name: 'progress.completePage',
    input: { id: page(n) },
    title: `Page ${n}`,
    coalesce: `complete ${n}`,
  }) as const
const bookmark = {
  kind: 'bookmark',
  name: 'progress.toggleBookmark',
  input: { id: page(1) },
  title: 'Page 1',
} as const

/** One turn of the event loop. */
const aTick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** A queue whose network can be cut, and which never waits longer than until the next tick. */
function setUp(records = memoryRecords<WaitingWrite>()) {
  const sent: { name: CallName; input: unknown; key: string | undefined }[] = []
  const world = { is_online: true, is_known: true, refusal: null as ApiError | null }
  const queue = createWriteQueue({
    records,
    now: () => sent.length,
    pause: aTick,
    is_known: () => world.is_known,
    call: async (name, input, options) => {
      if (!world.is_online) throw new ApiError(0, { code: 'network' })
      if (world.refusal) throw world.refusal
      sent.push({ name, input, key: options?.idempotency_key })
      return { ok: true }
    },
  })
  return { queue, sent, world, records }
}

describe('the write queue', () => {
  it('sends at once while there is a network', async () => {
    const { queue, sent } = setUp()
    await queue.open('dana')
    expect(await queue.send(complete(1))).toMatchObject({ state: 'sent' })
    expect(sent).toHaveLength(1)
    expect(queue.waiting.get()).toEqual([])
  })

  it('keeps a write without a network and sends it later, in order, with its own key', async () => {
    const { queue, sent, world } = setUp()
    await queue.open('dana')
    world.is_online = false
    const first = await queue.send(complete(1))
    await queue.send(complete(2))
    expect(queue.waiting.get().map(({ title }) => title)).toEqual(['Page 1', 'Page 2'])

    world.is_online = true
    await vi.waitFor(() => expect(queue.waiting.get()).toEqual([]))
    expect(sent.map(({ input }) => input)).toEqual([{ id: page(1) }, { id: page(2) }])
    expect(first).toEqual({ state: 'waiting', key: sent[0]?.key })
  })

  it('keeps a write while the house is without its database', async () => {
    const { queue, sent, world } = setUp()
    await queue.open('dana')
    world.refusal = new ApiError(503, { code: 'unavailable' })
    expect(await queue.send(complete(1))).toMatchObject({ state: 'waiting' })
    world.refusal = null
    await vi.waitFor(() => expect(queue.waiting.get()).toEqual([]))
    expect(sent).toHaveLength(1)
  })

  it('sends nothing before the server can know whose it is, and goes on at once then', async () => {
    const { world, records } = setUp()
    const calls: string[] = []
    const patient = createWriteQueue({
      records,
      pause: () => new Promise(() => {}),
      is_known: () => world.is_known,
      call: async (name) => {
        calls.push(name)
        if (!world.is_online) throw new ApiError(0, { code: 'network' })
        return {}
      },
    })
    await patient.open('dana')
    world.is_online = false
    world.is_known = false
    await patient.send(complete(1))
    await aTick()
    expect(calls).toHaveLength(1)

    world.is_online = true
    world.is_known = true
    void patient.flush()
    await vi.waitFor(() => expect(patient.waiting.get()).toEqual([]))
    expect(calls).toHaveLength(2)
  })

  it('hands the refusal of the server to whoever asked', async () => {
    const { queue, world } = setUp()
    await queue.open('dana')
    world.refusal = new ApiError(403, { code: 'page_locked' })
    await expect(queue.send(complete(1))).rejects.toMatchObject({ code: 'page_locked' })
    expect(queue.waiting.get()).toEqual([])
  })

  it('tells when a write that had waited is refused, and goes on with the next', async () => {
    const { queue, world, sent } = setUp()
    const settled = vi.fn<(write: WaitingWrite, result: object) => void>()
    queue.onSettled(settled)
    await queue.open('dana')
    world.is_online = false
    await queue.send(complete(1))
    world.refusal = new ApiError(403, { code: 'page_locked' })
    world.is_online = true
    await vi.waitFor(() => expect(settled).toHaveBeenCalledOnce())
    expect(settled.mock.calls[0]?.[1]).toMatchObject({ error: { code: 'page_locked' } })
    expect(sent).toEqual([])
  })

  it.each([401, 429, 500, 503])('keeps a waiting write through a %i', async (status) => {
    const { queue, world } = setUp()
    await queue.open('dana')
    world.is_online = false
    await queue.send(complete(1))
    world.refusal = new ApiError(status, { code: 'whatever' })
    world.is_online = true
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(queue.waiting.get()).toHaveLength(1)
    world.refusal = null
    await vi.waitFor(() => expect(queue.waiting.get()).toEqual([]))
  })

  it('finds after a reload what was left waiting, of this member alone', async () => {
    const records = memoryRecords<WaitingWrite>()
    const before = setUp(records)
    await before.queue.open('dana')
    before.world.is_online = false
    await before.queue.send(complete(1))

    const other = setUp(records)
    await other.queue.open('somebody else')
    expect(other.queue.waiting.get()).toEqual([])

    const after = setUp(records)
    await after.queue.open('dana')
    await vi.waitFor(() => expect(after.sent).toHaveLength(1))
    expect(await records.all()).toEqual([])
  })

  it('says that a write waits once the device has it, since the app may be closed at that word', async () => {
    const kept = memoryRecords<WaitingWrite>()
    let finish = (): void => {}
    const slow = {
      ...kept,
      set: async (key: string, write: WaitingWrite) => {
        await new Promise<void>((resolve) => (finish = resolve))
        await kept.set(key, write)
      },
    }
    const { queue, world } = setUp(slow)
    await queue.open('dana')
    world.is_online = false
    const sending = queue.send(complete(1))
    await aTick()
    expect(queue.waiting.get()).toEqual([])
    finish()
    expect(await sending).toMatchObject({ state: 'waiting' })
    expect(queue.waiting.get()).toHaveLength(1)
    expect(await kept.all()).toHaveLength(1)
  })

  it('lines up behind what an earlier visit left, while that is still being read', async () => {
    const records = memoryRecords<WaitingWrite>()
    const before = setUp(records)
    await before.queue.open('dana')
    before.world.is_online = false
    await before.queue.send(complete(1))

    const slow = {
      ...records,
      all: async () => {
        const kept = await records.all()
        await aTick()
        return kept
      },
    }
    const after = setUp(slow)
    after.world.is_online = false
    void after.queue.open('dana')
    expect(await after.queue.send(complete(2))).toMatchObject({ state: 'waiting' })
    expect(after.queue.waiting.get().map(({ title }) => title)).toEqual(['Page 1', 'Page 2'])
    after.world.is_online = true
    await vi.waitFor(() => expect(after.queue.waiting.get()).toEqual([]))
    expect(after.sent.map(({ input }) => input)).toEqual([{ id: page(1) }, { id: page(2) }])
  })

  it('does not wait for a device that never says what it keeps', async () => {
    vi.useFakeTimers()
    const { queue, sent } = setUp({ ...memoryRecords<WaitingWrite>(), all: () => new Promise(() => {}) })
    void queue.open('dana')
    const sending = queue.send(complete(1))
    await vi.advanceTimersByTimeAsync(3000)
    vi.useRealTimers()
    expect(await sending).toMatchObject({ state: 'sent' })
    expect(sent).toHaveLength(1)
  })

  it('shows nothing of whoever leaves while their changes are being read', async () => {
    const records = memoryRecords<WaitingWrite>()
    const before = setUp(records)
    await before.queue.open('dana')
    before.world.is_online = false
    await before.queue.send(complete(1))

    const { queue, world } = setUp(records)
    world.is_online = false
    const opening = queue.open('dana')
    const leaving = queue.wipe()
    await Promise.all([opening, leaving])
    expect(queue.waiting.get()).toEqual([])
  })

  it('never keeps or sends a change in the name of who came after', async () => {
    const answer = Promise.withResolvers<unknown>()
    const call = vi.fn<() => Promise<unknown>>(() => answer.promise)
    const records = memoryRecords<WaitingWrite>()
    const queue = createWriteQueue({ records, pause: aTick, call })
    await queue.open('dana')
    const sending = queue.send(complete(1))
    await aTick()
    await queue.wipe()
    await queue.open('eve')
    answer.reject(new ApiError(0, { code: 'network' }))
    await expect(sending).rejects.toMatchObject({ code: 'network' })
    expect([queue.waiting.get(), await records.all()]).toEqual([[], []])

    const late = queue.open('dana')
    const as_dana = queue.send(complete(2))
    await queue.open('eve')
    await late
    await expect(as_dana).rejects.toMatchObject({ status: 401 })
    expect(call).toHaveBeenCalledOnce()
  })

  it('sends nothing of whoever leaves while the device is asked what it keeps', async () => {
    const kept = memoryRecords<WaitingWrite>()
    const asked = Promise.withResolvers<void>()
    let is_slow = false
    const records = {
      ...kept,
      get: async (key: string) => {
        const found = await kept.get(key)
        if (is_slow) await asked.promise
        return found
      },
    }
    const { queue, sent, world } = setUp(records)
    Object.assign(world, { is_online: false, is_known: false })
    await queue.open('dana')
    await queue.send(complete(1))
    is_slow = true
    Object.assign(world, { is_online: true, is_known: true })
    await aTick()
    await aTick()
    await queue.wipe()
    await queue.open('eve')
    asked.resolve()
    await aTick()
    expect([sent, queue.waiting.get()]).toEqual([[], []])
  })

  it('sends nothing that another tab of the device has sent or taken back', async () => {
    const records = memoryRecords<WaitingWrite>()
    const [here, there] = [setUp(records), setUp(records)]
    await Promise.all([here.queue.open('dana'), there.queue.open('dana')])
    for (const { world } of [here, there]) Object.assign(world, { is_online: false, is_known: false })
    await here.queue.send(complete(1))
    await here.queue.send(complete(2))
    const [first] = here.queue.waiting.get()
    await there.queue.discard(first?.key ?? '')
    Object.assign(here.world, { is_online: true, is_known: true })
    await vi.waitFor(() => expect(here.queue.waiting.get()).toEqual([]))
    expect(here.sent.map(({ input }) => input)).toEqual([{ id: page(2) }])
  })

  it('sends what a device that keeps nothing could not keep', async () => {
    const { queue, sent, world } = setUp({ ...memoryRecords<WaitingWrite>(), set: async () => {} })
    await queue.open('dana')
    world.is_online = false
    await queue.send(complete(1))
    world.is_online = true
    await vi.waitFor(() => expect(queue.waiting.get()).toEqual([]))
    expect(sent).toHaveLength(1)
  })

  it('puts a newer write in the place of an older one about the same', async () => {
    const { queue, world } = setUp()
    await queue.open('dana')
    world.is_online = false
    await queue.send(complete(1))
    await aTick()
    await queue.send({ ...complete(1), name: 'progress.uncompletePage', title: 'Undone' })
    expect(queue.waiting.get().map(({ title }) => title)).toEqual(['Undone'])
  })

  it('lets two toggles undo each other', async () => {
    const { queue, world } = setUp()
    await queue.open('dana')
    world.is_online = false
    const toggle = { ...bookmark, coalesce: 'bookmark 1', is_toggle: true }
    await queue.send(toggle)
    await aTick()
    await queue.send(toggle)
    expect(queue.waiting.get()).toEqual([])
  })

  it('gives up what is discarded and forgets everything at sign-out', async () => {
    const { queue, world, records } = setUp()
    await queue.open('dana')
    world.is_online = false
    const first = await queue.send(complete(1))
    await queue.send(complete(2))
    if (first.state === 'waiting') await queue.discard(first.key)
    expect(queue.waiting.get().map(({ title }) => title)).toEqual(['Page 2'])
    await queue.wipe()
    expect(await records.all()).toEqual([])
  })

  it('never keeps a write of nobody', async () => {
    const { queue, world } = setUp()
    world.is_online = false
    await expect(queue.send(complete(1))).rejects.toMatchObject({ code: 'network' })
  })
})

describe('withWrite', () => {
  it('leaves writes of others and of other things alone', () => {
    const write = (key: string, coalesce: string | null, viewer_id = 'dana'): WaitingWrite => ({
      ...{ key, coalesce, viewer_id, kind: 'complete', name: 'progress.completePage' },
      ...{ input: {}, title: key, detail: null, at: 0 },
    })
    const kept = [write('a', 'x'), write('b', 'y'), write('c', 'x', 'sam'), write('d', null)]
    const { writes, dropped } = withWrite(kept, write('e', 'x'), { is_toggle: false, in_flight: null })
    expect(writes.map(({ key }) => key)).toEqual(['b', 'c', 'd', 'e'])
    expect(dropped).toEqual(['a'])
    expect(withWrite(kept, write('f', null), { is_toggle: false, in_flight: null }).dropped).toEqual([])
    const on_its_way = withWrite(kept, write('g', 'x'), { is_toggle: true, in_flight: 'a' })
    expect(on_its_way.writes.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd', 'g'])
  })
})
