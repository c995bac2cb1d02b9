import type { Logger } from 'pino'
import type { JobInsert, PgBoss } from 'pg-boss'
import type { Pool, PoolClient } from '../database/pool.ts'
import type { Envelope } from './envelope.ts'
import type { JobRegistry } from './define-job.ts'
import { currentName, withFormerNames } from './former-names.ts'
import { EVENT_QUEUE } from './queues.ts'
import type { OutboxSignal } from '../database/outbox-signal.ts'
import { stableId } from '../events/stable-id.ts'
import type { SubscriberRegistry } from '../events/define-subscriber.ts'

export type DispatcherDeps = {
  pool: Pool
  /** Wakes it after commits of this server. */
  outbox: OutboxSignal
  boss: PgBoss
  subscribers: SubscriberRegistry
  jobs: JobRegistry
  log: Logger
  poll_ms?: number
  /** For crash tests: called when the jobs are inserted and the rows not yet marked. */
  beforeMark?: () => Promise<void>
}

/** Turns outbox rows into jobs. Every process may run one; each row is taken by one of them. */
export type Dispatcher = {
  /** Dispatches the waiting rows; returns how many. */
  dispatch: () => Promise<number>
  /** Deletes rows dispatched more than a day ago; returns how many. */
  clean: () => Promise<number>
  stop: () => Promise<void>
}

type OutboxRow = {
  id: string
  app_id: string | null
  run_at: Date | null
  kind: 'event' | 'job'
  name: string
  payload: object
}

const BATCH = 500
/** Commits this close together share a batch, at first and as long as more rows wait. */
const MIN_BATCH_WAIT_MS = 10
const MAX_BATCH_WAIT_MS = 50
const CLEAN_EVERY_MS = 300_000

/** Starts dispatching: at once after a commit of this process, and every second for rows of other processes. */
export function startDispatcher(deps: DispatcherDeps): Dispatcher {
  const { log, poll_ms = 1_000 } = deps
  let running: Promise<void> | undefined
  let is_signaled = false
  let is_stopped = false
  let timer: NodeJS.Timeout | undefined
  let cleaned_at = 0

  const wake = (delay: number): void => {
    if (is_stopped) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = round().finally(() => {
        running = undefined
        wake(is_signaled ? MAX_BATCH_WAIT_MS : poll_ms)
      })
    }, delay)
    timer.unref()
  }

  const round = async (): Promise<void> => {
    is_signaled = false
    try {
      while ((await dispatchBatch(deps)) === BATCH && !is_stopped);
      if (Date.now() - cleaned_at > CLEAN_EVERY_MS) {
        cleaned_at = Date.now()
        await cleanOutbox(deps.pool)
      }
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be handed over; it is tried again')
    }
  }

  const unlisten = deps.outbox.listen(() => {
    if (is_signaled) return
    is_signaled = true
    if (!running) wake(MIN_BATCH_WAIT_MS)
  })
  wake(0)

  return {
    dispatch: async () => {
      let total = 0
      for (;;) {
        const count = await dispatchBatch(deps)
        total += count
        if (count < BATCH) return total
      }
    },
    clean: () => cleanOutbox(deps.pool),
    stop: async () => {
      is_stopped = true
      unlisten()
      clearTimeout(timer)
      await running
    },
  }
}

/**
 * One batch in one transaction: jobs and marks become visible together, or neither does. The jobs' ids are derived
 * from the row's, so even a batch that is somehow repeated inserts nothing twice.
 */
async function dispatchBatch(deps: DispatcherDeps): Promise<number> {
  const client = await deps.pool.connect()
  let is_broken = true
  try {
    await client.query('begin')
    const rows = await takeRows(client, deps)
    if (rows.length > 0) {
      await insertJobs(client, deps, rows)
      await deps.beforeMark?.()
      await client.query('update outbox set dispatched_at = now() where id = any($1)', [
        rows.map((row) => row.id),
      ])
    }
    await client.query('commit')
    is_broken = false
    return rows.length
  } finally {
    client.release(is_broken)
  }
}

/** Events and jobs that only a newer version knows are left for it. */
async function takeRows(
  client: PoolClient,
  { jobs, subscribers }: Pick<DispatcherDeps, 'jobs' | 'subscribers'>,
): Promise<OutboxRow[]> {
  const { rows } = await client.query<OutboxRow>(
    `select id, app_id, kind, name, payload, run_at from outbox
     where dispatched_at is null and name = any(case kind when 'job' then $1::text[] else $2::text[] end)
     order by id limit ${BATCH} for update skip locked`,
    [withFormerNames(jobs.all().map(({ name }) => name)), withFormerNames(subscribers.events())],
  )
  return rows.map((row) => ({ ...row, name: currentName(row.name) }))
}

async function insertJobs(
  client: PoolClient,
  deps: DispatcherDeps,
  rows: readonly OutboxRow[],
): Promise<void> {
  const queued = rows.flatMap((row) =>
    row.kind === 'job'
      ? [{ queue: row.name, job: jobOf(row, row.name, {}) }]
      : deps.subscribers.namesFor(row.name).map((subscriber) => ({
          queue: EVENT_QUEUE,
          job: jobOf(row, subscriber, { subscriber, event_id: row.id }),
        })),
  )
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) }
  for (const [queue, jobs] of Map.groupBy(queued, (each) => each.queue)) {
    await deps.boss.insert(
      queue,
      jobs.map(({ job }) => job),
      { db },
    )
  }
}

function jobOf(
  { id: row_id, app_id, payload, run_at }: OutboxRow,
  name: string,
  delivery: Pick<Envelope, 'subscriber' | 'event_id'>,
): JobInsert<Envelope> {
  const id = stableId(row_id, name)
  const data: Envelope = { run_id: id, app_id, payload, ...delivery }
  return run_at ? { id, data, startAfter: run_at.toISOString() } : { id, data }
}

async function cleanOutbox(pool: Pool): Promise<number> {
  let total = 0
  for (;;) {
    const { rowCount } = await pool.query(
      `delete from outbox where id in (
         select id from outbox where dispatched_at < now() - interval '1 day'
         limit 5000 for update skip locked)`,
    )
    total += rowCount ?? 0
    if ((rowCount ?? 0) < 5_000) return total
  }
}
