import type { Logger } from 'pino'
import type { PgBoss } from 'pg-boss'
import { settlesWithin } from '../settles-within.ts'
import type { SubscriberRegistry } from '../events/define-subscriber.ts'
import { createJobRegistry, type AnyJob, type JobRegistry } from './define-job.ts'
import type { Schedule } from './define-schedule.ts'
import { startMovingJobs } from './former-queues.ts'
import { upsertQueues } from './queues.ts'
import type { JobServices } from '../job-ctx.ts'
import type { RunInApp, JobObserver } from './run-job.ts'
import { JOB_SCHEMA } from '../database/job-schema.ts'
import { startWorkers, pauseQueues, type ListApps } from './worker.ts'

export type JobsDeps = {
  /** The server's role, which may use the queue's tables but not change them. */
  url: string
  runInApp: RunInApp
  services: JobServices
  listApps: ListApps
  log: Logger
  observe?: JobObserver
  /** `false` for a server that only answers requests: it hands jobs over but runs none. */
  is_worker?: boolean
  /** Milliseconds of silence after which the database counts as away and its connection is closed. */
  silence_ms?: number
  /** Seconds between polls (5 by default) for retries and delayed jobs; a notification starts new jobs at once. */
  poll_s?: number
  /** Milliseconds that a stop waits for running jobs before it returns them to the queue. */
  drain_ms?: number
  /** Milliseconds that a stop waits for the database once nothing runs, or once it has waited for what does. */
  close_ms?: number
  jobs: readonly AnyJob[]
  subscribers: SubscriberRegistry
  schedules: readonly Schedule[]
}

/** The queue of this process. */
export type Jobs = {
  boss: PgBoss
  jobs: JobRegistry
  /**
   * Stops taking jobs, waits for running ones and returns unfinished ones to the queue. If the database does not
   * respond all is left as after a kill.
   */
  stop: () => Promise<void>
}

/** How often the queue recovers the runs of dead processes. */
const SUPERVISE_EVERY_S = 10

/** Starts the queue without rights to change its tables; `prepareJobSchema` created them. */
export async function startJobs(deps: JobsDeps): Promise<Jobs> {
  const { url, log, is_worker = true, silence_ms = 18_000, poll_s = 5 } = deps
  const { drain_ms = 15_000, close_ms = 4_000 } = deps
  const jobs = createJobRegistry(deps.jobs)
  const { subscribers, schedules } = deps

  const { PgBoss } = await import('pg-boss')
  // The queue passes these on to its connections, though its own options do not name them.
  const connection = { keepAlive: true, connectionTimeoutMillis: 5_000, query_timeout: silence_ms }
  const boss = new PgBoss({
    ...connection,
    connectionString: url,
    schema: JOB_SCHEMA,
    application_name: 'foyer-jobs',
    max: 4,
    migrate: false,
    createSchema: false,
    reindex: false,
    monitorVacuum: false,
    persistQueueStats: false,
    superviseIntervalSeconds: SUPERVISE_EVERY_S,
    monitorIntervalSeconds: SUPERVISE_EVERY_S,
    supervise: is_worker,
    schedule: is_worker,
    useListenNotify: is_worker,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reported an error'))
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'the job queue warned'))
  await boss.start()
  await upsertQueues(boss, jobs.all())

  const running = new Set<Promise<unknown>>()
  let stopMoving = (): void => undefined
  if (is_worker) {
    const { runInApp, services, listApps, observe = () => undefined } = deps
    const handling = {
      jobs,
      subscribers,
      schedules,
      runInApp,
      services,
      listApps,
      log,
      observe,
      poll_s,
      running,
    }
    await startWorkers(boss, handling)
    stopMoving = await startMovingJobs({ boss, jobs, log })
  }
  const stop = async (): Promise<void> => {
    stopMoving()
    // First, because the queue's own stop starts with its connections, which may never close.
    await pauseQueues(boss, { jobs })
    const stopping = boss.stop({ graceful: true, timeout: drain_ms })
    const is_done = await settlesWithin(Promise.race([stopping, Promise.allSettled(running)]), drain_ms)
    if (!is_done)
      log.warn({ running: running.size, drain_ms }, 'jobs that did not end in time are given back')
    if (await settlesWithin(stopping, close_ms)) return
    log.error({ waited_ms: close_ms }, 'the job queue is left as it is, because the database does not answer')
  }
  return { boss, jobs, stop }
}
