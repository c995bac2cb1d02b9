import { ApiError } from '@foyer/contract/api-error'
import type { CallName } from '@foyer/contract/client'
import { describe, expect, it, vi } from 'vitest'
import { createWriteQueue } from '../../platform/offline/create-write-queue.ts'
import type { QueuedWrite } from '../../platform/offline/write-queue.ts'
import { memoryRecords } from '../../platform/storage/memory-records.ts'
import { memoryLogDatabase, type LogDatabase } from './log-database.ts'
import type { NewEntry } from './player-session.ts'
import { countUnsent } from './log-state.ts'
import { createWorkoutLog, type NewSession } from './workout-log.ts'

const item_uid = '00000000-0000-4000-8000-000000000011'
const workout_id = '00000000-0000-4000-8000-000000000001'
const session: NewSession = {
  workout_id,
  page_id: workout_id,
  page_path: '/hinge',
  mode: 'list',
  time_zone: 'Europe/London',
  workout: { title: 'Hinge & pull', groups: [], video: null, chapters: [], beep_distance: null },
  exercises: [],
  last_times: [],
}
const aSet = (row: number): NewEntry => ({
  activity_type: 'set',
  workout_group_id: null,
  workout_group_item_id: item_uid,
  data: {
    row,
    state: 'done',
    exercise_id: null,
    amount: 6,
    unit: 'reps',
    weight: 80,
    weight_unit: 'kg',
    is_warm_up: false,
    rpe: null,
    note: '',
  },
})

type Input = {
  page_id?: string | null
  session_id: string
  activity_id?: string
  at?: string
  clock?: string
  data?: { row?: number }
}

/** A device with a log, and a server that can be out of reach or refuse. */
function setUp({
  database = memoryLogDatabase(),
  records = memoryRecords<QueuedWrite>(),
  is_preview = false,
}: {
  database?: LogDatabase
  records?: ReturnType<typeof memoryRecords<QueuedWrite>>
  is_preview?: boolean
} = {}) {
  const sent: string[] = []
  const server = {
    is_online: true,
    refuse: (_name: CallName, _input: Input): ApiError | null => null,
    /** The stamp that the server puts in place of the device's. */
    clock: null as string | null,
  }
  const queue = createWriteQueue({
    records,
    waitUntilOnline: () => new Promise((resolve) => setTimeout(resolve, 0)),
    call: async (name, given) => {
      const input = given as Input
      if (!server.is_online) throw new ApiError(0, { code: 'network' })
      const refusal = server.refuse(name, input)
      if (refusal) throw refusal
      sent.push(name.replace('workouts.', '') + (input.data ? ` ${input.data.row}` : ''))
      if (name === 'workouts.startSession')
        return { ...session, id: input.session_id, started_at: '2026-11-27T18:00:00.000Z' }
      if (name === 'workouts.finishSession') return { session: { finished_at: '2026-11-27T19:00:00.000Z' } }
      const { activity_id: id, ...entry } = input
      return { activity: { ...entry, id, ...(server.clock === null ? {} : { clock: server.clock }) } }
    },
  })
  const open = async (viewer_id = 'dana') => {
    await queue.open(viewer_id)
    const log = createWorkoutLog({
      viewer_id,
      database,
      queue,
      device: '0000000a',
      is_preview,
      formatTitle: () => ({ title: 'Hinge & pull', detail: '' }),
    })
    await log.open()
    return log
  }
  return { queue, sent, server, open, database, records }
}

const only = (log: Awaited<ReturnType<ReturnType<typeof setUp>['open']>>) => {
  const [first] = log.sessions.get()
  if (!first) throw Error('no session')
  return first
}

describe('the log of workouts', () => {
  it('sends start, sets and finish in order, and takes what the server has', async () => {
    const { sent, open } = setUp()
    const log = await open()
    const id = log.start(session)
    log.record(id, aSet(0))
    log.record(id, aSet(1))
    log.finish(id)
    await vi.waitFor(() => expect(only(log).finish_state).toBe('sent'))
    expect(sent).toEqual(['startSession', 'appendActivity 0', 'appendActivity 1', 'finishSession'])
    expect(countUnsent(only(log))).toEqual({ waiting: 0, refused: 0 })
  })

  it('loses nothing without a network, a reload and a finish in between', async () => {
    const device = setUp()
    device.server.is_online = false
    const log = await device.open()
    const id = log.start(session)
    log.record(id, aSet(0))
    log.finish(id)
    log.record(id, aSet(1))
    await vi.waitFor(async () => expect((await device.database.read()).entries).toHaveLength(2))
    await vi.waitFor(() => expect(device.queue.waiting.get()).toHaveLength(4))

    const after = setUp({ database: device.database, records: device.records })
    const reopened = await after.open()
    await vi.waitFor(() => expect(countUnsent(only(reopened)).waiting).toBe(0))
    // What is sent twice is written once.
    expect([...new Set(after.sent)]).toEqual([
      'startSession',
      'appendActivity 0',
      'finishSession',
      'appendActivity 1',
    ])
  })

  it('sends what the queue has lost', async () => {
    const device = setUp()
    device.server.is_online = false
    const log = await device.open()
    log.record(log.start(session), aSet(0))
    await vi.waitFor(() => expect(device.queue.waiting.get()).toHaveLength(2))

    const after = setUp({ database: device.database })
    await after.open()
    await vi.waitFor(() => expect(after.sent).toEqual(['startSession', 'appendActivity 0']))
  })

  it.each([429, 500, 503, 401])('keeps and sends again what is answered with %d', async (status) => {
    const { sent, server, open } = setUp()
    const log = await open()
    const id = log.start(session)
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    server.refuse = () => new ApiError(status, { code: 'busy' })
    log.record(id, aSet(0))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(countUnsent(only(log))).toEqual({ waiting: 1, refused: 0 })
    server.refuse = () => null
    await vi.waitFor(() => expect(countUnsent(only(log)).waiting).toBe(0), { timeout: 5000 })
  })

  it('sets aside what the server refuses, goes on, and sends it again on request', async () => {
    const { sent, server, open } = setUp()
    const log = await open()
    const id = log.start(session)
    server.refuse = (_name, { data }) =>
      data?.row === 0 ? new ApiError(422, { code: 'unknown_workout_item' }) : null
    log.record(id, aSet(0))
    log.record(id, aSet(1))
    await vi.waitFor(() => expect(countUnsent(only(log))).toEqual({ waiting: 0, refused: 1 }))
    expect(only(log).entries[0]).toMatchObject({ sync: 'refused', problem: 'unknown_workout_item' })
    expect(sent).toEqual(['startSession', 'appendActivity 1'])

    server.refuse = () => null
    log.retry(id)
    await vi.waitFor(() => expect(sent).toContain('appendActivity 0'))
  })

  it('finishes without completing a page that was locked meanwhile', async () => {
    const { sent, server, open } = setUp()
    const log = await open()
    const id = log.start(session)
    server.refuse = (_name, { page_id }) => (page_id ? new ApiError(403, { code: 'page_locked' }) : null)
    log.finish(id)
    await vi.waitFor(() => expect(only(log).finish_state).toBe('sent'))
    expect(sent).toEqual(['startSession', 'finishSession'])
  })

  it('takes over the stamps of the server, and its own clock never falls behind them', async () => {
    const { server, open } = setUp()
    const log = await open()
    const id = log.start(session)
    server.clock = '9999999999999-0007-0000000b'
    log.record(id, aSet(0))
    await vi.waitFor(() => expect(only(log).entries[0]?.entry.clock).toBe(server.clock))
    log.record(id, aSet(0))
    expect(only(log).entries[1]?.entry.clock).toBe('9999999999999-0008-0000000a')
  })

  it('keeps a set on the screen when the device has no room, says so, and stores it once there is room', async () => {
    const database = memoryLogDatabase()
    let is_full = true
    const full: LogDatabase = {
      ...database,
      putEntry: async (entry) => {
        if (is_full) throw new DOMException('Full', 'QuotaExceededError')
        await database.putEntry(entry)
      },
    }
    const { sent, open } = setUp({ database: full })
    const log = await open()
    const id = log.start(session)
    log.record(id, aSet(0))
    log.record(id, aSet(1))
    await vi.waitFor(() => expect(log.is_stored.get()).toBe(false))
    expect(only(log).entries).toHaveLength(2)
    await vi.waitFor(() => expect(sent).toContain('appendActivity 1'))
    expect((await database.read()).entries).toEqual([])

    is_full = false
    await log.storeAgain()
    expect(log.is_stored.get()).toBe(true)
    expect((await database.read()).entries.map(({ sync }) => sync)).toEqual(['sent', 'sent'])
  })

  it('gives up what the server refused, and the rest stays', async () => {
    const { queue, server, open, database } = setUp()
    const log = await open()
    const id = log.start(session)
    server.refuse = (_name, { data }) =>
      data?.row === 0 ? new ApiError(422, { code: 'unknown_workout_item' }) : null
    log.record(id, aSet(0))
    log.record(id, aSet(1))
    await vi.waitFor(() => expect(queue.refused.get()).toHaveLength(1))
    log.discardRefused(id)
    expect(countUnsent(only(log))).toEqual({ waiting: 0, refused: 0 })
    expect(only(log).entries).toHaveLength(1)
    await vi.waitFor(() => expect(queue.refused.get()).toEqual([]))
    await vi.waitFor(async () => expect((await database.read()).entries).toHaveLength(1))
  })

  it('removes a session whose start was refused, with all that waits of it', async () => {
    const { queue, server, open, database } = setUp()
    const log = await open()
    server.refuse = () => new ApiError(403, { code: 'page_locked' })
    const id = log.start(session)
    log.record(id, aSet(0))
    await vi.waitFor(() => expect(queue.refused.get()).toHaveLength(2))
    log.discardRefused(id)
    expect(log.sessions.get()).toEqual([])
    await vi.waitFor(async () => expect(await database.read()).toEqual({ sessions: [], entries: [] }))
    expect(queue.refused.get()).toEqual([])
  })

  it('takes over what another tab has logged, and loses nothing of its own', async () => {
    const device = setUp()
    const log = await device.open()
    const id = log.start(session)
    log.record(id, aSet(0))
    await vi.waitFor(async () => expect((await device.database.read()).entries).toHaveLength(1))
    const other = await setUp({ database: device.database, records: device.records }).open()
    other.record(id, aSet(1))
    await vi.waitFor(async () => expect((await device.database.read()).entries).toHaveLength(2))
    log.record(id, aSet(2))
    await log.readAgain(id)
    expect(only(log).entries.map(({ entry }) => entry.activity_type === 'set' && entry.data.row)).toEqual([
      0, 2, 1,
    ])
    other.finish(id)
    await vi.waitFor(async () => {
      await log.readAgain(id)
      expect(only(log).finished_at).not.toBeNull()
    })
  })

  it('removes everything of a member, and nothing of another', async () => {
    const device = setUp()
    const other = await device.open('ben')
    other.start(session)
    const log = await device.open('dana')
    log.record(log.start(session), aSet(0))
    await vi.waitFor(async () => expect((await device.database.read()).entries).toHaveLength(1))
    await log.removeAll()
    const { sessions, entries } = await device.database.read()
    expect([sessions.map(({ viewer_id }) => viewer_id), entries]).toEqual([['ben'], []])
  })

  it('sends nothing in a preview', async () => {
    const { sent, open } = setUp({ is_preview: true })
    const log = await open()
    log.record(log.start(session), aSet(0))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(sent).toEqual([])
  })

  it('shows nothing of another member on the same device', async () => {
    const device = setUp()
    const log = await device.open()
    log.start(session)
    await vi.waitFor(async () => expect((await device.database.read()).sessions).toHaveLength(1))
    const other = await setUp({ database: device.database }).open('ben')
    expect(other.sessions.get()).toEqual([])
  })

  it('keeps what waits when a session is discarded', async () => {
    const device = setUp()
    device.server.is_online = false
    const log = await device.open()
    const id = log.start(session)
    log.record(id, aSet(0))
    log.discard(id)
    await vi.waitFor(() => expect(device.queue.waiting.get()).toHaveLength(3))
    device.server.is_online = true
    await vi.waitFor(() => expect(countUnsent(only(log)).waiting).toBe(0))
  })
})
