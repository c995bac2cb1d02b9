import type { PgBoss, QueueOptions, QueueResult } from 'pg-boss'
import type { AnyJob, JobOptions } from './define-job.ts'

/** Where the deliveries of events to subscribers wait. */
export const EVENT_QUEUE = 'platform.events'

/** Where the ticks of schedules wait. */
export const SCHEDULE_QUEUE = 'platform.schedules'

/** Where jobs end that failed every try. */
export const DEAD_LETTER_QUEUE = 'platform.dead_letters'

const DAY_S = 86_400
/** Seconds after which the delivery of a killed process is retried; longer work belongs in a job. */
const EVENT_EXPIRES_S = 120

type DeclaredQueue = QueueOptions & { name: string; deadLetter?: string; notify: boolean }

/** Creates missing queues and updates the others to their declarations. */
export async function upsertQueues(boss: PgBoss, jobs: readonly AnyJob[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const queue of declaredQueues(jobs)) {
    const found = existing.get(queue.name)
    const { name, ...options } = queue
    if (!found) await boss.createQueue(name, options)
    else if (hasChanged(found, queue)) await boss.updateQueue(name, options)
  }
}

function declaredQueues(jobs: readonly AnyJob[]): DeclaredQueue[] {
  return [
    { name: DEAD_LETTER_QUEUE, notify: false, retentionSeconds: 90 * DAY_S, deleteAfterSeconds: 7 * DAY_S },
    queue(EVENT_QUEUE, { expire_s: EVENT_EXPIRES_S }),
    queue(SCHEDULE_QUEUE, { retry_limit: 3 }),
    ...jobs.map((job) => queue(job.name, job.options)),
  ]
}

function queue(name: string, options: JobOptions): DeclaredQueue {
  return {
    name,
    notify: true,
    deadLetter: DEAD_LETTER_QUEUE,
    retryLimit: options.retry_limit ?? 8,
    retryDelay: options.retry_delay_s ?? 4,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: options.expire_s ?? 900,
    ...(options.heartbeat_s === undefined ? {} : { heartbeatSeconds: options.heartbeat_s }),
    retentionSeconds: 90 * DAY_S,
    deleteAfterSeconds: 2 * DAY_S,
  }
}

function hasChanged(found: QueueResult, declared: DeclaredQueue): boolean {
  return Object.entries(declared).some(([key, value]) => found[key as keyof QueueResult] !== value)
}
