import type { Logger } from 'pino'
import type { JobResult, JobWithMetadata } from 'pg-boss'
import { RETIRED_SUBSCRIBERS, type SubscriberRegistry } from '../events/define-subscriber.ts'
import type { JobRegistry, JobRun } from './define-job.ts'
import { readEnvelope, type Envelope } from './envelope.ts'
import { currentName } from './former-names.ts'
import type { JobCtx, JobServices } from '../job-ctx.ts'

/** Thrown by `RunInApp` for an app that exists no more; its jobs are dropped without a retry. */
export class AppNotFoundError extends Error {
  override readonly name = 'AppIsGone'
}

/** Thrown for the delivery of an event to a subscriber of an older version; it is dropped without a retry. */
class RetiredSubscriberError extends Error {
  override readonly name = 'SubscriberIsRetired'
}

/**
 * Runs work inside one app: builds its context, commits what it wrote when it is done and rolls it back when it
 * throws. `app/` provides it.
 */
export type RunInApp = (app_id: string, work: (ctx: JobCtx) => Promise<void>) => Promise<void>

/** Called after each attempt, for the metrics. */
export type JobObserver = (
  name: string,
  outcome: 'completed' | 'retried' | 'dead' | 'dropped',
  seconds: number,
) => void

export type RunnerDeps = {
  jobs: JobRegistry
  subscribers: SubscriberRegistry
  runInApp: RunInApp
  /** What jobs of the platform work with. */
  services: JobServices
  log: Logger
  observe: JobObserver
}

/** Runs one attempt of a job or of an event delivery and returns its outcome; never throws. */
export async function runJob(deps: RunnerDeps, job: JobWithMetadata<unknown>): Promise<JobResult> {
  const started = performance.now()
  let name = job.name
  const finish = (outcome: Parameters<JobObserver>[1]): void =>
    deps.observe(name, outcome, (performance.now() - started) / 1000)
  const attempt = job.retryCount + 1
  const is_last_attempt = job.retryCount >= job.retryLimit

  try {
    const envelope = readEnvelope(job.data)
    name = currentName(envelope.subscriber ?? job.name)
    await handleAttempt(deps, job.name, envelope, {
      id: envelope.run_id,
      attempt,
      is_last_attempt,
      signal: job.signal,
    })
    finish('completed')
    return { id: job.id, status: 'completed' }
  } catch (error) {
    const is_gone =
      error instanceof AppNotFoundError
        ? 'app'
        : error instanceof RetiredSubscriberError
          ? 'subscriber'
          : undefined
    if (is_gone) {
      deps.log.info({ job: name, job_id: job.id }, `job dropped: its ${is_gone} is gone`)
      finish('dropped')
      return { id: job.id, status: 'completed' }
    }
    deps.services.disk.observeError(error)
    if (is_last_attempt)
      deps.log.error({ err: error, job: name, job_id: job.id, attempt }, 'job failed every try')
    else
      deps.log.warn({ err: error, job: name, job_id: job.id, attempt }, 'job failed and will be tried again')
    finish(is_last_attempt ? 'dead' : 'retried')
    return { id: job.id, status: 'failed', output: { message: errorMessage(error) } }
  }
}

async function handleAttempt(
  deps: RunnerDeps,
  queue: string,
  envelope: Envelope,
  run: JobRun,
): Promise<void> {
  const { app_id, payload } = envelope
  if (envelope.subscriber !== undefined) {
    const subscriber = deps.subscribers.find(currentName(envelope.subscriber))
    if (!subscriber && RETIRED_SUBSCRIBERS.has(envelope.subscriber)) throw new RetiredSubscriberError()
    if (!subscriber) throw new Error(`No subscriber is named "${envelope.subscriber}" in this version.`)
    if (app_id === null) throw new Error('An event belongs to an app.')
    // The id of a delivery is as stable as the event's, for those that older versions queued without it.
    const event = { id: envelope.event_id ?? envelope.run_id }
    return deps.runInApp(app_id, (ctx) => subscriber.handle(ctx, payload as never, event))
  }

  const job = deps.jobs.find(queue)
  if (!job) throw new Error(`No job is named "${queue}" in this version.`)
  if (job.scope === 'system') return job.handle(deps.services, payload as never, run)
  if (app_id === null) throw new Error(`Job "${queue}" needs an app.`)
  return deps.runInApp(app_id, (ctx) => job.handle(ctx, payload as never, run))
}

function errorMessage(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return text.slice(0, 500)
}
