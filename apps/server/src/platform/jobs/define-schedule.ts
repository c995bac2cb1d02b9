import type { Job, SystemJob } from './define-job.ts'

/** When something recurs: a cron expression of five fields and its time zone (UTC by default). */
export type Recurrence = { cron: string; time_zone?: string }

export type Schedule = Recurrence & {
  name: string
  job: Job<Record<string, never>> | SystemJob<Record<string, never>>
}

/**
 * Runs a job at each recurrence: once in every app for an app job, once in total for a platform job. Times missed
 * while no server ran are skipped.
 */
export function defineSchedule(name: string, recurrence: Recurrence, job: Schedule['job']): Schedule {
  return { name, ...recurrence, job }
}
