import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aDatabase } from '#test/database.ts'
import { aStallingProxy } from '#test/stand-ins/stalling-proxy.ts'
import { createDatabase, inTransaction, type Database } from '../database/app-db.ts'
import { createPool } from '../database/pool.ts'
import { createSubscriberRegistry, stableId } from '../events/index.ts'
import { startDispatcher, type Dispatcher } from './dispatcher.ts'
import { newId } from '../ids.ts'
import { createDiskSpace } from '../disk-space.ts'
import type { Services } from '../services.ts'
import { createLogger } from '../telemetry/index.ts'
import { type Job, type JobRun, type SystemJob } from './define-job.ts'
import { defineSchedule } from './define-schedule.ts'
import {
  AppNotFoundError,
  countDeadLetters,
  enqueue,
  runDeadLetterCommand,
  startJobs,
  type Jobs,
} from './index.ts'
import { listDeadLetters, retryDeadLetter } from './dead-letters.ts'
import { enqueueSystem } from './enqueue.ts'
import { EVENT_QUEUE, SCHEDULE_QUEUE } from './queues.ts'

const log = createLogger({ level: 'silent' })
const apps = [newId(), newId(), newId()]
const missing_app = newId()

describe('jobs', () => {
  let url: string
  let database: Database
  let queue: Jobs
  let dispatcher: Dispatcher
  let outcomes: string[]
  let runs: { app_id: string; n: number; run: JobRun }[]
  let behave: (n: number, run: JobRun) => Promise<void>
  let ticks: string[]
  let open_apps = 0
  let max_concurrent = 0

  const job: Job<{ n: number }> = {
    scope: 'app',
    name: 'jobs_test.do_it',
    options: { retry_limit: 1, retry_delay_s: 1, concurrency: 2 },
    handle: async (ctx, { n }, run) => {
      await behave(n, run)
      runs.push({ app_id: ctx.app.id, n, run })
    },
  }
  const system: SystemJob<{ n: number }> = {
    scope: 'system',
    name: 'jobs_test.sweep',
    options: {},
    handle: async (_services, { n }) => void ticks.push(`system ${n}`),
  }
  const inEachApp: Job<Record<string, never>> = {
    scope: 'app',
    name: 'jobs_test.visit',
    options: {},
    handle: async (ctx) => void ticks.push(ctx.app.id),
  }
  const heartbeatJob: Job<{ n: number }> = {
    ...job,
    name: 'jobs_test.beat',
    options: { retry_limit: 1, retry_delay_s: 1, heartbeat_s: 10 },
  }
  const recurrence = { cron: '0 3 * * *', time_zone: 'Asia/Tokyo' }
  const schedules = [defineSchedule('jobs_test.nightly', recurrence, inEachApp)]

  const subscribers = createSubscriberRegistry([])
  const start = (more: Partial<Parameters<typeof startJobs>[0]> = {}) =>
    startJobs({
      url,
      log,
      jobs: [job, system, inEachApp, heartbeatJob],
      subscribers,
      schedules,
      services: { disk: createDiskSpace({ data_dir: tmpdir() }) } as Services,
      observe: (name, outcome) => void outcomes.push(`${name} ${outcome}`),
      listApps: async () => apps,
      poll_s: 0.5,
      runInApp: async (app_id, work) => {
        if (app_id === missing_app) throw new AppNotFoundError('no such app')
        open_apps++
        max_concurrent = Math.max(max_concurrent, open_apps)
        try {
          await work({ app: { id: app_id } } as Parameters<typeof work>[0])
        } finally {
          open_apps--
        }
      },
      ...more,
    })
  const follow = (jobs: Jobs) =>
    startDispatcher({
      pool: database.pool,
      outbox: database.outbox,
      boss: jobs.boss,
      subscribers,
      jobs: jobs.jobs,
      log,
    })
  const enqueueProbe = (n: number, app_id = apps[0] ?? '') =>
    inTransaction(database, app_id, (tx) => enqueue(tx, job, { n }))

  beforeAll(async () => {
    url = (await aDatabase()).server_url
    database = createDatabase(createPool({ url, name: 'jobs-test', onError: () => undefined }))
    queue = await start()
    dispatcher = follow(queue)
  })
  beforeEach(() => {
    outcomes = []
    runs = []
    ticks = []
    behave = async () => undefined
  })
  afterAll(async () => {
    await dispatcher.stop()
    await queue.stop()
    await database.pool.end()
  })

  it('the server may use the queue but not change its tables', async () => {
    await expect(database.pool.query('alter table foyer_jobs.job add column x int')).rejects.toThrow(
      'must be owner',
    )
    await expect(database.pool.query('create table foyer_jobs.mine ()')).rejects.toThrow('permission denied')
  })

  it('runs in the app that enqueued it', async () => {
    await Promise.all(apps.map((app_id, n) => enqueueProbe(n, app_id)))
    await vi.waitFor(() => expect(runs).toHaveLength(3), 5_000)
    expect(runs.toSorted((a, b) => a.n - b.n).map((each) => each.app_id)).toEqual(apps)
  })

  it('limits how many of a kind run at once', async () => {
    max_concurrent = 0
    behave = () => new Promise((resolve) => setTimeout(resolve, 15))
    await Promise.all(Array.from({ length: 12 }, (_, n) => enqueueProbe(n)))
    await vi.waitFor(() => expect(runs).toHaveLength(12), 5_000)
    expect(max_concurrent).toBe(2)
  })

  it('tries again after a pause, under the same id', async () => {
    const observed: JobRun[] = []
    behave = async (_n, run) => {
      observed.push(run)
      if (run.attempt === 1) throw new Error('not yet')
    }
    await enqueueProbe(20)
    await vi.waitFor(() => expect(runs).toHaveLength(1), 8_000)
    expect(observed.map((run) => [run.attempt, run.is_last_attempt])).toEqual([
      [1, false],
      [2, true],
    ])
    expect(observed[0]?.id).toBe(observed[1]?.id)
    expect(outcomes).toEqual(['jobs_test.do_it retried', 'jobs_test.do_it completed'])
  })

  it('lists jobs that failed every attempt, and retries them on request', async () => {
    behave = async () => {
      throw new Error('always broken')
    }
    await enqueueProbe(21, apps[1])
    await vi.waitFor(async () => expect(await countDeadLetters(database.control)).toBe(1), 8_000)
    const [letter] = await listDeadLetters(database.control, { app_id: apps[1] ?? '' })
    expect(letter).toMatchObject({
      name: 'jobs_test.do_it',
      app_id: apps[1],
      payload: { n: 21 },
      error: 'Error: always broken',
      tries: 2,
    })
    expect(await listDeadLetters(database.control, { app_id: apps[0] ?? '' })).toEqual([])

    behave = async () => undefined
    expect(await retryDeadLetter(queue.boss, letter?.id ?? '')).toBe(true)
    await vi.waitFor(() => expect(runs.map((each) => each.n)).toEqual([21]), 8_000)
    expect(await countDeadLetters(database.control)).toBe(0)
    expect(await retryDeadLetter(queue.boss, letter?.id ?? '')).toBe(false)
  }, 20_000)

  it('restarts the jobs of a killed process, and event deliveries within minutes', async () => {
    await enqueueProbe(24)
    await vi.waitFor(() => expect(runs).toHaveLength(1), 8_000)
    const id = runs[0]?.run.id
    const asKilled = `update foyer_jobs.job set state = 'active', completed_on = null,
      started_on = now() - (expire_seconds + 1) * interval '1 s' where id = $1 and state = 'completed'`
    await vi.waitFor(async () => expect((await database.pool.query(asKilled, [id])).rowCount).toBe(1), 5_000)
    await database.pool.query('update foyer_jobs.queue set monitor_on = null, monitor_claim_on = null')
    await queue.boss.supervise()
    await vi.waitFor(
      () =>
        expect(runs.map(({ n, run }) => [n, run.attempt])).toEqual([
          [24, 1],
          [24, 2],
        ]),
      8_000,
    )
    expect((await queue.boss.getQueue(EVENT_QUEUE))?.expireInSeconds).toBe(120)
  }, 20_000)

  it('restarts a job within seconds after its heartbeat stops, while attempts remain', async () => {
    const attempts: number[] = []
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    behave = async (_n, run) => {
      attempts.push(run.attempt)
      if (run.attempt === 1) await released
    }
    await inTransaction(database, apps[0] ?? '', (tx) => enqueue(tx, heartbeatJob, { n: 25 }))
    await vi.waitFor(() => expect(attempts).toEqual([1]), 5_000)
    const asKilled = `update foyer_jobs.job set heartbeat_on = now() - interval '11 s'
      where name = 'jobs_test.beat' and state = 'active'`
    expect((await database.pool.query(asKilled)).rowCount).toBe(1)
    await database.pool.query('update foyer_jobs.queue set monitor_on = null, monitor_claim_on = null')
    await queue.boss.supervise()
    await vi.waitFor(() => expect(attempts).toEqual([1, 2]), 8_000)
    release()
    await vi.waitFor(
      () => expect(new Set(runs.map(({ run }) => run.attempt))).toEqual(new Set([1, 2])),
      5_000,
    )
  }, 20_000)

  it('drops a delivery to a retired subscriber, and leaves one that it does not know', async () => {
    const deliver = (subscriber: string) => {
      const id = newId()
      const data = { run_id: id, app_id: apps[0] ?? '', payload: {}, subscriber }
      return queue.boss.insert(EVENT_QUEUE, [{ id, data }])
    }
    await deliver('access.tell_member')
    await deliver('jobs_test.from_tomorrow')
    await vi.waitFor(
      () =>
        expect(outcomes.toSorted()).toEqual([
          'access.tell_member dropped',
          'jobs_test.from_tomorrow retried',
        ]),
      5_000,
    )
    expect(await countDeadLetters(database.control)).toBe(0)
  })

  it('starts a job for later soon after its time', async () => {
    const run_at = new Date(Date.now() + 1_500)
    await inTransaction(database, apps[0] ?? '', (tx) => enqueue(tx, job, { n: 26 }, { run_at }))
    await vi.waitFor(() => expect(runs.map(({ n }) => n)).toEqual([26]), 9_000)
    expect(Date.now()).toBeGreaterThanOrEqual(run_at.getTime())
  }, 12_000)

  it('runs once when it is enqueued twice under one id', async () => {
    const id = stableId(newId(), 'jobs_test')
    for (let round_index = 0; round_index < 2; round_index += 1)
      await inTransaction(database, apps[0] ?? '', (tx) => enqueue(tx, job, { n: 27 }, { id }))
    await enqueueProbe(28)
    const sorted = () => runs.map(({ n }) => n).toSorted((one, other) => one - other)
    await vi.waitFor(() => expect(sorted()).toEqual([27, 28]), 5_000)
  })

  it('reconnects when its connections die silently', async () => {
    const proxy = await aStallingProxy(url)
    const [own_url, direct] = [url, queue]
    url = proxy.url
    await dispatcher.stop()
    await direct.stop()
    queue = await start({ silence_ms: 500 })
    dispatcher = follow(queue)
    url = own_url
    await enqueueProbe(30)
    await vi.waitFor(() => expect(runs.map(({ n }) => n)).toEqual([30]), 8_000)
    // A job whose end is not stored would run again in a later test.
    const active = sql`select 1 from foyer_jobs.job where name = ${job.name} and state = 'active'`
    await vi.waitFor(async () => expect((await active.execute(database.control)).rows).toEqual([]), 8_000)
    proxy.stall()
    await enqueueProbe(31)
    await vi.waitFor(() => expect(runs.map(({ n }) => n)).toEqual([30, 31]), 12_000)
    await dispatcher.stop()
    await proxy.stop()
    await queue.stop()
    queue = await start()
    dispatcher = follow(queue)
  }, 40_000)

  it('lets an operator list and retry jobs that failed every attempt', async () => {
    behave = async () => {
      throw new Error('the mail host is away')
    }
    await enqueueProbe(23, apps[1])
    await vi.waitFor(async () => expect(await countDeadLetters(database.control)).toBe(1), 8_000)
    const lines: string[] = []
    const run = (...args: string[]) => {
      lines.length = 0
      return runDeadLetterCommand({ url, pool: database.pool, args, print: (line) => void lines.push(line) })
    }
    expect(await run()).toBe(0)
    const id = lines[0]?.slice(0, 36) ?? ''
    expect(lines[0]).toContain(
      `jobs_test.do_it  app ${apps[1]}  2 tries  Error: the mail host is away  {"n":23}`,
    )
    expect(await run('retry')).toBe(2)
    expect(await run('retry', newId())).toBe(1)
    expect(await countDeadLetters(database.control)).toBe(1)

    behave = async () => undefined
    expect(await run('retry', id)).toBe(0)
    expect(lines).toEqual(['1 given back to their queues.'])
    await vi.waitFor(() => expect(runs.map((each) => each.n)).toEqual([23]), 8_000)
    expect(await run('retry', 'all')).toBe(0)
    expect(await run('list')).toBe(0)
    expect(lines).toEqual(['No job has failed every try.'])
  }, 20_000)

  it('drops the jobs of a deleted app without a retry', async () => {
    await enqueueProbe(22, missing_app)
    await vi.waitFor(() => expect(outcomes).toEqual(['jobs_test.do_it dropped']), 5_000)
    expect(await countDeadLetters(database.control)).toBe(0)
  })

  it('runs a job of the platform outside any app', async () => {
    await inTransaction(database, apps[0] ?? '', (tx) => enqueueSystem(tx, system, { n: 1 }))
    await vi.waitFor(() => expect(ticks).toEqual(['system 1']), 5_000)
  })

  it('stores a schedule with its time zone and runs it once in every app at each tick', async () => {
    const stored = await queue.boss.getSchedules(SCHEDULE_QUEUE)
    expect(stored).toMatchObject([{ key: 'jobs_test.nightly', cron: '0 3 * * *', timezone: 'Asia/Tokyo' }])
    await queue.boss.send(SCHEDULE_QUEUE, { schedule: 'jobs_test.nightly' })
    await vi.waitFor(() => expect(ticks.toSorted()).toEqual(apps.toSorted()), 5_000)
  })

  it('forgets a schedule that is no longer declared', async () => {
    const other = await start({ schedules: [] })
    expect(await other.boss.getSchedules(SCHEDULE_QUEUE)).toEqual([])
    await other.stop()
  })

  it('finishes running jobs before it stops, and starts no new ones', async () => {
    await dispatcher.stop()
    await queue.stop()
    queue = await start()
    dispatcher = follow(queue)
    let release = (): void => undefined
    const blocked = new Promise<void>((resolve) => (release = resolve))
    let started_at = 0
    behave = async () => {
      started_at++
      await blocked
    }
    await Promise.all([1, 2, 3, 4].map((n) => enqueueProbe(n)))
    await vi.waitFor(() => expect(started_at).toBe(2), 5_000)
    const stopped = queue.stop()
    await vi.waitFor(
      () => expect(queue.boss.getWipData().map((worker) => worker.state)).not.toContain('active'),
      5_000,
    )
    release()
    await stopped
    expect([started_at, runs.length]).toEqual([2, 2])

    await dispatcher.stop()
    queue = await start()
    dispatcher = follow(queue)
    await vi.waitFor(
      () => expect(runs.map((each) => each.n).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]),
      5_000,
    )
  }, 20_000)

  it('returns unfinished jobs to the queue after the timeout, and reports how many', async () => {
    const lines: string[] = []
    const notified_jobs = createLogger({ level: 'warn', to: { write: (line) => void lines.push(line) } })
    await dispatcher.stop()
    await queue.stop()
    queue = await start({ drain_ms: 1_000, log: notified_jobs })
    dispatcher = follow(queue)
    const started_at = vi.fn<() => void>()
    behave = () => {
      started_at()
      return new Promise(() => undefined)
    }
    await enqueueProbe(40)
    await vi.waitFor(() => expect(started_at).toHaveBeenCalledOnce(), 5_000)
    await dispatcher.stop()
    await queue.stop()
    expect(lines.map((line) => JSON.parse(line) as unknown)).toContainEqual(
      expect.objectContaining({ running: 1, msg: 'jobs that did not end in time are given back' }),
    )

    behave = async () => undefined
    queue = await start()
    dispatcher = follow(queue)
    await vi.waitFor(() => expect(runs.map(({ n, run }) => [n, run.attempt])).toEqual([[40, 2]]), 8_000)
  }, 20_000)
})
