import type { Logger } from 'pino'
import type { JobInsert, JobWithMetadata, PgBoss } from 'pg-boss'
import { stableId } from '../events/stable-id.ts'
import type { Schedule } from './define-schedule.ts'
import type { Envelope } from './envelope.ts'
import { currentName } from './former-names.ts'
import { EVENT_QUEUE, SCHEDULE_QUEUE } from './queues.ts'
import { runJob, type RunnerDeps } from './run-job.ts'

/** The ids of all apps, for schedules that visit each of them. */
export type ListApps = () => Promise<readonly string[]>

export type WorkerDeps = RunnerDeps & {
  schedules: readonly Schedule[]
  listApps: ListApps
  log: Logger
  /** Seconds between polls of an idle worker, for retries and delayed jobs. */
  poll_s: number
  /** The jobs now running. */
  running: Set<Promise<unknown>>
}

/** Deliveries of events that one process handles at a time. */
const EVENT_CONCURRENCY = 6

/** Lets a started queue work: subscribers, jobs and schedules. */
export async function startWorkers(boss: PgBoss, deps: WorkerDeps): Promise<void> {
  const work = (queue: string, size: number, handle: HandleBatch) =>
    startQueueWorker(boss, { queue, size, poll_s: deps.poll_s }, (jobs) => track(deps.running, handle(jobs)))
  await work(EVENT_QUEUE, EVENT_CONCURRENCY, (jobs) => Promise.all(jobs.map((job) => runJob(deps, job))))
  for (const job of deps.jobs.all()) {
    for (let index = 0; index < (job.options.concurrency ?? 2); index++) {
      await work(job.name, 1, (runs) => Promise.all(runs.map((run) => runJob(deps, run))))
    }
  }
  await work(SCHEDULE_QUEUE, 1, (ticks) => Promise.all(ticks.map((tick) => runTick(boss, deps, tick))))
  await syncSchedules(boss, deps.schedules)
}

type Batch = JobWithMetadata<unknown>[]
type Results = Awaited<ReturnType<typeof runJob>>[]
type HandleBatch = (jobs: Batch) => Promise<Results>

/** Stops all queues from taking jobs; running jobs continue. */
export async function pauseQueues(boss: PgBoss, deps: Pick<WorkerDeps, 'jobs'>): Promise<void> {
  const queues = [EVENT_QUEUE, SCHEDULE_QUEUE, ...deps.jobs.all().map((job) => job.name)]
  await Promise.all(queues.map((queue) => boss.offWork(queue, { wait: false })))
}

async function track<T>(running: Set<Promise<unknown>>, work: Promise<T>): Promise<T> {
  running.add(work)
  try {
    return await work
  } finally {
    running.delete(work)
  }
}

/**
 * One worker of a queue. It polls again right after each batch, because one notification may stand for many jobs;
 * only an empty poll makes it wait.
 */
async function startQueueWorker(
  boss: PgBoss,
  { queue, size, poll_s }: { queue: string; size: number; poll_s: number },
  handle: HandleBatch,
): Promise<void> {
  const options = {
    batchSize: size,
    includeMetadata: true,
    perJobResults: true,
    pollingIntervalSeconds: Math.min(2, poll_s),
    notifyPollingIntervalSeconds: poll_s,
  } as const
  let worker_id: string | undefined
  worker_id = await boss.work(queue, options, async (jobs: Batch) => {
    const results = await handle(jobs)
    if (worker_id) boss.notifyWorker(worker_id)
    return results
  })
}

/** Synchronizes the stored schedules with the declared ones and removes the rest. */
async function syncSchedules(boss: PgBoss, schedules: readonly Schedule[]): Promise<void> {
  const stored = new Map(
    (await boss.getSchedules(SCHEDULE_QUEUE)).map((schedule) => [schedule.key, schedule]),
  )
  for (const { name, cron, time_zone = 'UTC' } of schedules) {
    const found = stored.get(name)
    stored.delete(name)
    if (found?.cron === cron && found.timezone === time_zone) continue
    await boss.schedule(SCHEDULE_QUEUE, cron, { schedule: name }, { key: name, tz: time_zone })
  }
  for (const key of stored.keys()) await boss.unschedule(SCHEDULE_QUEUE, key)
}

/** Turns one tick of a schedule into one job, or one per app, with ids derived from the tick's. */
async function runTick(
  boss: PgBoss,
  deps: WorkerDeps,
  tick: JobWithMetadata<unknown>,
): Promise<Results[number]> {
  try {
    const schedule = deps.schedules.find(({ name }) => name === currentName(scheduleOf(tick.data)))
    if (!schedule) return { id: tick.id, status: 'completed' }
    const apps = schedule.job.scope === 'system' ? [null] : await deps.listApps()
    await boss.insert(
      schedule.job.name,
      apps.map((app_id) => jobForApp(tick.id, app_id)),
    )
    return { id: tick.id, status: 'completed' }
  } catch (error) {
    deps.log.error({ err: error }, 'a schedule could not be turned into jobs')
    return { id: tick.id, status: 'failed', output: { message: String(error) } }
  }
}

function jobForApp(tick_id: string, app_id: string | null): JobInsert<Envelope> {
  const id = stableId(tick_id, app_id ?? 'system')
  return { id, data: { run_id: id, app_id, payload: {} } }
}

function scheduleOf(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('schedule' in data))
    throw new Error('This is no tick of a schedule.')
  return String(data.schedule)
}
