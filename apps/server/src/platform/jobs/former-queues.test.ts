import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aDatabase } from '#test/database.ts'
import { createDatabase, type Database } from '../database/app-db.ts'
import { createPool } from '../database/pool.ts'
import { createSubscriberRegistry } from '../events/index.ts'
import { startDispatcher, type Dispatcher } from './dispatcher.ts'
import { newId } from '../ids.ts'
import type { Services } from '../services.ts'
import { createLogger } from '../telemetry/index.ts'
import { defineJob } from './define-job.ts'
import { moveFormerJobs } from './former-queues.ts'
import { listDeadLetters, retryDeadLetter } from './dead-letters.ts'
import { startJobs, type Jobs } from './index.ts'
import { DEAD_LETTER_QUEUE } from './queues.ts'

const log = createLogger({ level: 'silent' })
const app_id = newId()
const former = 'accounts.delete_files'
const current = 'data_rights.delete_files'

describe('a renamed job', () => {
  let database: Database
  let queue: Jobs
  let dispatcher: Dispatcher
  let runs: number[]

  const job = defineJob<{ n: number }>(current, {}, async (_ctx, { n }) => void runs.push(n))
  const anEnvelope = (n: number) => {
    const id = newId()
    return { id, data: { run_id: id, app_id, payload: { n } } }
  }

  beforeAll(async () => {
    const url = (await aDatabase()).server_url
    database = createDatabase(createPool({ url, name: 'former-queues-test', onError: () => undefined }))
    const subscribers = createSubscriberRegistry([])
    queue = await startJobs({
      url,
      log,
      jobs: [job],
      subscribers,
      schedules: [],
      services: {} as Services,
      listApps: async () => [app_id],
      poll_s: 0.5,
      runInApp: (_app_id, work) => work({} as Parameters<typeof work>[0]),
    })
    const { pool, outbox } = database
    dispatcher = startDispatcher({ pool, outbox, boss: queue.boss, subscribers, jobs: queue.jobs, log })
  })
  beforeEach(() => {
    runs = []
  })
  afterAll(async () => {
    await dispatcher.stop()
    await queue.stop()
    await database.pool.end()
  })

  it('takes waiting jobs along, and its former queue is deleted once that stays empty', async () => {
    const { boss, jobs } = queue
    const round = (empty: string[] = []) => moveFormerJobs({ boss, jobs, log }, new Set(empty))
    await boss.createQueue(former)
    await boss.insert(former, [anEnvelope(1)])
    const [active] = await boss.fetch(former)
    await boss.insert(former, [anEnvelope(2), { ...anEnvelope(3), startAfter: '2099-01-01T00:00:00Z' }])
    expect(await round([former])).toEqual(new Map([[former, 3]]))
    await vi.waitFor(() => expect(runs).toEqual([2]), 8_000)
    const [later] = await boss.findJobs(current, { queued: true })
    expect(later?.startAfter).toEqual(new Date('2099-01-01T00:00:00Z'))

    expect(await round([former])).toEqual(new Map([[former, 1]]))
    await boss.complete(former, active?.id ?? '')
    expect(await round()).toEqual(new Map([[former, 0]]))
    expect(await round([former])).toEqual(new Map())
    expect(await boss.getQueue(former)).toBeNull()
  }, 20_000)

  it('runs when a process of an older version writes it to the outbox', async () => {
    await database.pool.query(
      `insert into outbox (id, app_id, kind, name, payload) values ($1, $2, 'job', $3, '{"n": 4}')`,
      [newId(), app_id, former],
    )
    await vi.waitFor(() => expect(runs).toEqual([4]), 8_000)
  })

  it('takes back a dead letter of its former queue', async () => {
    const { boss } = queue
    await boss.createQueue(former, { deadLetter: DEAD_LETTER_QUEUE, retryLimit: 0 })
    await boss.insert(former, [anEnvelope(5)])
    const [taken] = await boss.fetch(former)
    await boss.fail(former, taken?.id ?? '')
    await boss.deleteQueue(former)
    const [letter] = await listDeadLetters(database.control, { app_id })
    expect(await retryDeadLetter(boss, letter?.id ?? '')).toBe(true)
    await vi.waitFor(() => expect(runs).toEqual([5]), 8_000)
  })
})
