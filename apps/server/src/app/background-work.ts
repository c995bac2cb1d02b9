import { listAppIds } from '../features/apps/index.ts'
import { createRunInApp } from './run-in-app.ts'
import { settlesWithin } from '../platform/settles-within.ts'
import type { Feature } from '../platform/feature.ts'
import { startDispatcher, startJobs, type JobObserver } from '../platform/jobs/index.ts'
import type { Services } from '../platform/services.ts'

type Options = {
  features: readonly Feature[]
  /** The role that the server works with. */
  url: string
  observe: JobObserver
}

/** The work of a server besides requests: it delivers events and runs jobs. */
export type BackgroundWork = {
  /** Settles when the work has started, and rejects when it cannot start. */
  started: Promise<void>
  isRunning: () => boolean
  /** Stops the work, also during its start; parts that the database does not let finish are abandoned. */
  stop: () => Promise<void>
}

/** How long a stop waits for the database before it abandons a part. */
const STOP_TIMEOUT_MS = 4_000

/** Starts background work. Requests are served before it runs: their outbox entries wait until then. */
export function startBackgroundWork(services: Services, { features, url, observe }: Options): BackgroundWork {
  const { database, log } = services
  let is_running = false
  const start = async () => {
    const enterApp = createRunInApp(() => services)
    const jobs = await startJobs({
      url,
      log,
      runInApp: enterApp,
      services,
      observe,
      listApps: () => listAppIds(database.control),
      jobs: features.flatMap((feature) => feature.jobs),
      subscribers: services.subscribers,
      schedules: features.flatMap((feature) => feature.schedules),
    })
    const dispatcher = startDispatcher({
      pool: database.pool,
      outbox: database.outbox,
      boss: jobs.boss,
      subscribers: services.subscribers,
      jobs: jobs.jobs,
      log,
    })
    is_running = true
    return { jobs, dispatcher }
  }
  const startup = start()
  const settled = startup.catch(() => null)
  const logAbandoned = (what: string): void =>
    log.error(
      { waited_ms: STOP_TIMEOUT_MS },
      `${what} is left as it is, because the database does not answer`,
    )
  return {
    started: startup.then(() => undefined),
    isRunning: () => is_running,
    stop: async () => {
      is_running = false
      if (!(await settlesWithin(settled, STOP_TIMEOUT_MS)))
        return logAbandoned('the job queue, which is still starting,')
      const started_parts = await settled
      if (started_parts && !(await settlesWithin(started_parts.dispatcher.stop(), STOP_TIMEOUT_MS)))
        logAbandoned('the outbox')
      await started_parts?.jobs.stop()
    },
  }
}
