import type { PgBoss } from 'pg-boss'
import { JOB_SCHEMA } from './schema.ts'

/** Wakes the workers of queues whose jobs have come due. */
export type Waker = {
  add: (queue: string, worker_id: string) => void
  wake: (queue: string) => void
  stop: () => Promise<void>
}

const LOOK_EVERY_MS = 1_000

/**
 * Looks once a second, with one statement for all queues, for jobs that nothing announced: retries, jobs with a
 * later start, dead letters given back; a notification covers all others at once. Runs in the queues that beat whose
 * process gives no sign of life any more are given back before.
 */
export function startWaker(
  boss: PgBoss,
  beating: readonly string[],
  onError: (error: unknown) => void,
): Waker {
  const workers = new Map<string, string[]>()
  let looking: Promise<void> | undefined

  const wake = (queue: string): void => {
    for (const id of workers.get(queue) ?? []) boss.notifyWorker(id)
  }
  const look = async (): Promise<void> => {
    try {
      if (beating.length > 0) await boss.getDb().executeSql(giveBackAbandoned, [[...beating]])
      const { rows } = await boss.getDb().executeSql(dueQueues, [[...workers.keys()]])
      for (const row of rows) wake(String(row.name))
    } catch (error) {
      onError(error)
    }
  }
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = undefined
    })
  }, LOOK_EVERY_MS)
  timer.unref()

  return {
    add: (queue, worker_id) => void workers.set(queue, [...(workers.get(queue) ?? []), worker_id]),
    wake,
    stop: async () => {
      clearInterval(timer)
      await looking
    },
  }
}

const dueQueues = `
  select queue.name from unnest($1::text[]) as queue (name)
  where exists (
    select 1 from ${JOB_SCHEMA}.job
    where job.name = queue.name and job.state < 'active' and job.start_after <= ${JOB_SCHEMA}.job_now()
  )`

/**
 * They are due again at once. One statement, so that of several servers one gives a run back. The queue's own supervisor looks too, but once a minute; it also buries the last try.
 */
const giveBackAbandoned = `
  update ${JOB_SCHEMA}.job set state = 'retry', start_after = ${JOB_SCHEMA}.job_now(), heartbeat_on = null
  where name = any($1::text[]) and state = 'active' and retry_count < retry_limit
    and heartbeat_on + heartbeat_seconds * interval '1 s' < ${JOB_SCHEMA}.job_now()`
