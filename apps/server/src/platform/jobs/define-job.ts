import type { JobCtx, JobServices } from '../job-ctx.ts'

/** How a kind of job behaves on failure, and how many run at once in one process. */
export type JobOptions = {
  /** Retries after the first attempt; 8 by default, about 20 minutes with doubling delays. */
  retry_limit?: number
  /** Seconds before the first retry; doubled each time. */
  retry_delay_s?: number
  /** A run that takes longer is given up and tried again. */
  expire_s?: number
  /**
   * Seconds between heartbeats of a run (10 or more). A run without heartbeat is retried within seconds, not only
   * after `expire_s`: for work that people wait for.
   */
  heartbeat_s?: number
  concurrency?: number
}

/** One attempt at a job. */
export type JobRun = {
  /** The same for every attempt: the idempotency key for effects outside. */
  id: string
  /** 1 for the first try. */
  attempt: number
  is_last_attempt: boolean
  /** Aborted when the run expires or the server stops. */
  signal: AbortSignal
}

/** A kind of job that enters one app. */
export type Job<Payload extends object> = {
  scope: 'app'
  name: string
  options: JobOptions
  handle: (ctx: JobCtx, payload: Payload, run: JobRun) => Promise<void>
}

/** A kind of job of the platform itself, outside any app. */
export type SystemJob<Payload extends object> = {
  scope: 'system'
  name: string
  options: JobOptions
  handle: (services: JobServices, payload: Payload, run: JobRun) => Promise<void>
}

export type AnyJob = Job<never> | SystemJob<never>

/** The kinds of job that a server knows. */
export type JobRegistry = {
  find: (name: string) => AnyJob | undefined
  all: () => readonly AnyJob[]
}

/** Joins the jobs of one server. Throws for two of one name, or a name of another form. */
export function createJobRegistry(jobs: readonly AnyJob[]): JobRegistry {
  const by_name = new Map<string, AnyJob>()
  for (const job of jobs) {
    if (!/^[a-z_]+\.[a-z0-9_]+$/.test(job.name))
      throw new Error(`"${job.name}" is no name for a job; use feature.verb_noun.`)
    if (by_name.has(job.name)) throw new Error(`Two jobs are named "${job.name}".`)
    by_name.set(job.name, job)
  }
  return { find: (name) => by_name.get(name), all: () => jobs }
}

/**
 * Declares a kind of job, listed by a feature. It runs at least once per `enqueue`, so its effect must be
 * idempotent; the payload holds ids only.
 */
export function defineJob<Payload extends object>(
  name: string,
  options: JobOptions,
  handle: Job<Payload>['handle'],
): Job<Payload> {
  return { scope: 'app', name, options, handle }
}

/** Declares a kind of job that belongs to no app, such as sending a mail. */
export function defineSystemJob<Payload extends object>(
  name: string,
  options: JobOptions,
  handle: SystemJob<Payload>['handle'],
): SystemJob<Payload> {
  return { scope: 'system', name, options, handle }
}
