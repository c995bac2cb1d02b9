export { startJobs, type Jobs, type JobsDeps } from './create-jobs.ts'
export { runDeadLetterCommand } from './dead-letter-command.ts'
export { countDeadLetters, listDeadLetters, retryDeadLetter, type DeadLetter } from './dead-letters.ts'
export {
  defineJob,
  defineSystemJob,
  type AnyJob,
  type Job,
  type JobOptions,
  type JobRun,
  type SystemJob,
} from './define-job.ts'
export { defineSchedule, type Recurrence, type Schedule } from './define-schedule.ts'
export { enqueue, enqueueSystem } from './enqueue.ts'
export type { JobCtx } from './job-ctx.ts'
export { AppIsGone, type EnterApp, type JobObserver } from './run-job.ts'
export { prepareJobSchema } from './schema.ts'
export type { ListApps } from './worker.ts'
