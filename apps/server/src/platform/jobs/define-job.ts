import type { JobCtx, JobServices } from './job-ctx.ts'

/** How a kind of job behaves when it fails, and how many of it run at once in one process. */
export type JobOptions = {
  /** Tries after the first one; 8 unless said, which with the doubling pauses is about 20 minutes. */
  retry_limit?: number
  /** Seconds before the first retry; doubled each time. */
  retry_delay_s?: number
  /** A run that takes longer is given up and tried again. */
  expire_s?: number
  /**
   * The process of a run says this often, at least, that it lives (10 or more). When it stops to, the run is given to
   * another try at once, not only after `expire_s`: for what people wait for.
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

/** The kinds of job that a process knows. */
export type JobRegistry = {
  add: (job: AnyJob) => void
  find: (name: string) => AnyJob | undefined
  all: () => AnyJob[]
}

/** An empty registry; a server has one, tests make their own. */
export function createJobRegistry(): JobRegistry {
  const by_name = new Map<string, AnyJob>()
  return {
    add: (job) => {
      if (!/^[a-z_]+\.[a-z0-9_]+$/.test(job.name))
        throw new Error(`"${job.name}" is no name for a job; use room.verb_noun.`)
      if (by_name.has(job.name)) throw new Error(`Two jobs are named "${job.name}".`)
      by_name.set(job.name, job)
    },
    find: (name) => by_name.get(name),
    all: () => [...by_name.values()],
  }
}

/** The registry that `defineJob` fills. */
export const jobs = createJobRegistry()

/**
 * Declares a kind of job. It runs at least once for each `enqueue`, so its effect must be the same twice; the
 * payload holds ids only.
 */
export function defineJob<Payload extends object>(
  name: string,
  options: JobOptions,
  handle: Job<Payload>['handle'],
): Job<Payload> {
  const job: Job<Payload> = { scope: 'app', name, options, handle }
  jobs.add(job)
  return job
}

/** Declares a kind of job that belongs to no app, such as sending a mail. */
export function defineSystemJob<Payload extends object>(
  name: string,
  options: JobOptions,
  handle: SystemJob<Payload>['handle'],
): SystemJob<Payload> {
  const job: SystemJob<Payload> = { scope: 'system', name, options, handle }
  jobs.add(job)
  return job
}
