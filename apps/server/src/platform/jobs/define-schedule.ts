import type { Job, SystemJob } from './define-job.ts'

/** When something recurs: a cron expression of five fields, read in a time zone (UTC unless said). */
export type Recurrence = { cron: string; time_zone?: string }

export type Schedule = Recurrence & {
  name: string
  job: Job<Record<string, never>> | SystemJob<Record<string, never>>
}

/**
 * Runs a job at each recurrence: once in every app for a job of an app, once in all for one of the platform. Times
 * that passed while no server ran are not made up for.
 */
export function defineSchedule(name: string, recurrence: Recurrence, job: Schedule['job']): Schedule {
  return { name, ...recurrence, job }
}
