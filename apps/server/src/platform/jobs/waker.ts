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
 * later start, dead letters given back. A notification covers all others at once.
 */
export function startWaker(boss: PgBoss, onError: (error: unknown) => void): Waker {
  const workers = new Map<string, string[]>()
  let looking: Promise<void> | undefined

  const wake = (queue: string): void => {
    for (const id of workers.get(queue) ?? []) boss.notifyWorker(id)
  }
  const look = async (): Promise<void> => {
    try {
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
