import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aDatabase } from '#test/database.ts'
import { createDatabase, inTransaction, type AppTx, type Database } from '../database/app-db.ts'
import { createPool } from '../database/pool.ts'
import { newId } from '../ids.ts'
import type { Job } from '../jobs/define-job.ts'
import { enqueue, startJobs, type Jobs } from '../jobs/index.ts'
import { contribute, resolveNeeds } from '../needs.ts'
import type { Services } from '../services.ts'
import { createLogger } from '../telemetry/index.ts'
import { commitHooks, onCommit } from './commit-hooks.ts'
import { createEmit } from './create-emit.ts'
import { startDispatcher, type Dispatcher } from '../jobs/index.ts'
import type { Emit } from './events.ts'
import { writeOutbox } from './outbox.ts'
import { stableId } from './stable-id.ts'
import { createSubscriberRegistry, type Subscriber } from './define-subscriber.ts'

declare module './events.ts' {
  interface EventMap {
    'outbox_test.happened': { n: number }
    'outbox_test.never': { n: number }
  }
}

const log = createLogger({ level: 'silent' })
const app_id = newId()

describe('the outbox', () => {
  let url: string
  let database: Database
  let jobs: Jobs
  let dispatcher: Dispatcher | undefined
  let received: { subscriber: string; n: number }[]
  let event_ids: string[]
  let ran: number[]
  let hooked: [string, number][]

  const hooks = [
    onCommit('outbox_test.happened', async () => {
      throw new Error('a hook that fails')
    }),
    onCommit('outbox_test.happened', async (_services, id, { n }) => void hooked.push([id, n])),
    onCommit('outbox_test.never', async (_services, id, { n }) => void hooked.push([id, -n])),
  ]
  const aSubscriber = (name: string): Subscriber => ({
    event: 'outbox_test.happened',
    name,
    handle: async (_ctx: unknown, { n }: { n: number }, { id }) => {
      received.push({ subscriber: name, n })
      event_ids.push(id)
    },
  })
  const services = {
    log,
    subscribers: createSubscriberRegistry(['outbox_test.first', 'outbox_test.second'].map(aSubscriber)),
    need: resolveNeeds([commitHooks], [contribute(commitHooks, ...hooks)]),
  } as unknown as Services

  const job: Job<{ n: number }> = {
    scope: 'app',
    name: 'outbox_test.do_it',
    options: {},
    handle: async (_ctx, { n }) => void ran.push(n),
  }

  beforeAll(async () => {
    url = (await aDatabase()).server_url
    database = createDatabase(createPool({ url, name: 'outbox-test', onError: () => undefined }))
    jobs = await startJobs({
      url,
      log,
      jobs: [job],
      subscribers: services.subscribers,
      schedules: [],
      services: {} as Services,
      runInApp: (_app_id, work) => work({} as Parameters<typeof work>[0]),
      listApps: async () => [],
    })
  })
  beforeEach(() => {
    received = []
    event_ids = []
    ran = []
    hooked = []
  })
  afterEach(async () => {
    await dispatcher?.stop()
    dispatcher = undefined
  })
  afterAll(async () => {
    await jobs.stop()
    await database.pool.end()
  })

  const dispatch = (more: Partial<Parameters<typeof startDispatcher>[0]> = {}) => {
    dispatcher = startDispatcher({
      pool: database.pool,
      outbox: database.outbox,
      boss: jobs.boss,
      subscribers: services.subscribers,
      jobs: jobs.jobs,
      log,
      ...more,
    })
    return dispatcher
  }
  const write = (work: (tx: AppTx, emit: Emit) => Promise<void>) =>
    inTransaction(database, app_id, (tx) => work(tx, createEmit(tx, services)))
  const waiting = async () => {
    const { rows } = await database.pool.query<{ n: number }>(
      `select (payload->>'n')::int as n from outbox where dispatched_at is null and name like 'outbox_test.%' order by id`,
    )
    return rows.map((row) => row.n)
  }
  const both = (n: number) => [
    { subscriber: 'outbox_test.first', n },
    { subscriber: 'outbox_test.second', n },
  ]
  const bySubscriber = () =>
    received.toSorted((a, b) => a.n - b.n || a.subscriber.localeCompare(b.subscriber))

  it('delivers a committed event to every subscriber soon after the commit', async () => {
    dispatch({ poll_ms: 60_000 })
    await write((_tx, emit) => emit('outbox_test.happened', { n: 1 }))
    await vi.waitFor(() => expect(bySubscriber()).toEqual(both(1)), 5_000)
  })

  it('delivers nothing that was rolled back', async () => {
    dispatch()
    const undone = write(async (_tx, emit) => {
      await emit('outbox_test.happened', { n: 2 })
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    await write((_tx, emit) => emit('outbox_test.happened', { n: 3 }))
    await vi.waitFor(() => expect(bySubscriber()).toEqual(both(3)), 5_000)
  })

  it('runs hooks after the commit and not after a rollback, whether or not one of them fails', async () => {
    await write((_tx, emit) => emit('outbox_test.happened', { n: 12 }))
    const undone = write(async (_tx, emit) => {
      await emit('outbox_test.happened', { n: 13 })
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    expect(hooked).toEqual([[app_id, 12]])
    await database.pool.query(`delete from outbox where payload->>'n' = '12'`)
  })

  it('finds what a process left behind that died right after its commit', async () => {
    await database.pool.query(
      `insert into outbox (id, app_id, kind, name, payload) values ($1, $2, 'event', 'outbox_test.happened', '{"n":4}')`,
      [newId(), app_id],
    )
    dispatch({ poll_ms: 20 })
    await vi.waitFor(() => expect(bySubscriber()).toEqual(both(4)), 5_000)
  })

  it('runs a job once, in the app of its transaction', async () => {
    dispatch()
    await write((tx) => enqueue(tx, job, { n: 5 }))
    await vi.waitFor(() => expect(ran).toEqual([5]), 5_000)
  })

  it('delays a job until its time', async () => {
    dispatch()
    await write(async (tx) => {
      await enqueue(tx, job, { n: 6 }, { run_at: new Date(Date.now() + 3_600_000) })
      await enqueue(tx, job, { n: 7 })
    })
    await vi.waitFor(() => expect(ran).toEqual([7]), 5_000)
    const { rows } = await database.pool.query(
      `select 1 from foyer_jobs.job where name = $1 and state = 'created' and start_after > now() + interval '50 min'`,
      [job.name],
    )
    expect(rows).toHaveLength(1)
  })

  it('writes nothing for an event without subscribers, and still runs its hooks', async () => {
    await write((_tx, emit) => emit('outbox_test.never', { n: 14 }))
    expect(await waiting()).toEqual([])
    expect(hooked).toEqual([[app_id, -14]])
  })

  it('passes the event id to every subscriber, the same at each delivery', async () => {
    const id = newId()
    await database.pool.query(
      `insert into outbox (id, app_id, kind, name, payload) values ($1, $2, 'event', 'outbox_test.happened', '{"n":15}')`,
      [id, app_id],
    )
    dispatch({ poll_ms: 60_000 })
    await vi.waitFor(() => expect(bySubscriber()).toEqual(both(15)), 5_000)
    expect(event_ids).toEqual([id, id])
  })

  it('neither loses nor repeats anything when its connection is cut between insert and mark', async () => {
    await write((_tx, emit) => emit('outbox_test.happened', { n: 8 }))
    const killer = new pg.Client(url)
    await killer.connect()
    let cuts = 0
    const cut = dispatch({
      poll_ms: 60_000,
      beforeMark: async () => {
        cuts++
        await killer.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where application_name = 'outbox-test' and state = 'idle in transaction' and usename = current_user`,
        )
      },
    })
    await vi.waitFor(() => expect(cuts).toBe(1), 5_000)
    await cut.stop()
    await killer.end()
    expect(await waiting()).toEqual([8])
    expect(received).toEqual([])

    dispatch()
    await vi.waitFor(() => expect(bySubscriber()).toEqual(both(8)), 5_000)
  })

  it('inserts nothing twice when the dispatched mark is lost after its jobs were stored', async () => {
    await write((_tx, emit) => emit('outbox_test.happened', { n: 9 }))
    const running = dispatch()
    await vi.waitFor(() => expect(received).toHaveLength(2), 5_000)
    await database.pool.query(`update outbox set dispatched_at = null where payload->>'n' = '9'`)
    await running.dispatch()
    expect(await waiting()).toEqual([])
    const { rows } = await database.pool.query(
      `select 1 from foyer_jobs.job where data->'payload'->>'n' = '9'`,
    )
    expect(rows).toHaveLength(2)
  })

  it('shares the work between dispatchers without doing any of it twice', async () => {
    const others = [dispatch(), dispatch(), dispatch()]
    const numbers = Array.from({ length: 300 }, (_, index) => 1_000 + index)
    await Promise.all(numbers.map((n) => write((_tx, emit) => emit('outbox_test.happened', { n }))))
    await vi.waitFor(() => expect(received).toHaveLength(600), 7_000)
    expect(bySubscriber()).toEqual(numbers.flatMap(both))
    await Promise.all(others.map((other) => other.stop()))
  })

  it('leaves jobs and events that only a newer version knows', async () => {
    const running = dispatch()
    await write(async (tx) => {
      await writeOutbox(tx, { app_id, kind: 'event', name: 'outbox_test.from_tomorrow', payload: { n: 9 } })
      await writeOutbox(tx, { app_id, kind: 'job', name: 'outbox_test.from_tomorrow', payload: { n: 10 } })
      await enqueue(tx, job, { n: 11 })
    })
    await vi.waitFor(() => expect(ran).toEqual([11]), 5_000)
    await running.dispatch()
    expect((await waiting()).toSorted((a, b) => a - b)).toEqual([9, 10])
    await database.pool.query(`delete from outbox where name = 'outbox_test.from_tomorrow'`)
  })

  it('refuses a payload with more than ids', async () => {
    const long = 'x'.repeat(20_000)
    await expect(
      write((_tx, emit) => emit('outbox_test.happened', { n: 0, long } as { n: number })),
    ).rejects.toThrow('too large')
  })

  it('deletes only rows that were dispatched long ago', async () => {
    const id = newId()
    const insert = `insert into outbox (id, app_id, kind, name, payload, dispatched_at) values ($1, $2, 'event', 'x.old', '{}', now() - $3::interval)`
    await database.pool.query(insert, [newId(), app_id, '25 hours'])
    await database.pool.query(insert, [id, app_id, '23 hours'])
    await dispatch().clean()
    const { rows } = await database.pool.query<{ id: string }>(`select id from outbox where name = 'x.old'`)
    expect(rows).toEqual([{ id }])
  })
})

describe('stableId', () => {
  it('is the UUIDv5 of RFC 9562', () => {
    expect(stableId('6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'www.example.com')).toBe(
      '2ed6657d-e927-568b-95e1-2665a8aea6a2',
    )
  })
})

describe('the registry of subscribers', () => {
  it('takes a name once', () => {
    const one = { event: 'a.b', name: 'c.d', handle: async () => undefined }
    expect(() => createSubscriberRegistry([one, one])).toThrow('c.d')
    expect(createSubscriberRegistry([one]).namesFor('nothing.known')).toEqual([])
  })
})
