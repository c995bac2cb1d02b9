import type { Job, SystemJob } from './define-job.ts'

/** When something recurs: a cron expression of five fields, read in a time zone (UTC unless said). */
export type Recurrence = { cron: string; time_zone?: string }

export type Schedule = Recurrence & {
  name: string
  job: Job<Record<string, never>> | SystemJob<Record<string, never>>
}

/** What recurs in this process. */
export type ScheduleRegistry = {
  add: (schedule: Schedule) => void
  all: () => Schedule[]
  find: (name: string) => Schedule | undefined
}

/** An empty registry; a server has one, tests make their own. */
export function createScheduleRegistry(): ScheduleRegistry {
  const by_name = new Map<string, Schedule>()
  return {
    add: (schedule) => {
      if (by_name.has(schedule.name)) throw new Error(`Two schedules are named "${schedule.name}".`)
      by_name.set(schedule.name, schedule)
    },
    all: () => [...by_name.values()],
    find: (name) => by_name.get(name),
  }
}

/** The registry that `defineSchedule` fills. */
export const schedules = createScheduleRegistry()

/**
 * Runs a job at each recurrence: once in every app for a job of an app, once in all for one of the platform. Times
 * that passed while no server ran are not made up for.
 */
export function defineSchedule(name: string, recurrence: Recurrence, job: Schedule['job']): void {
  schedules.add({ name, ...recurrence, job })
}
