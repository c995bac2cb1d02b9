import { defineJob } from '../../platform/jobs/index.ts'
import { writeOccurrences } from './commands/write-occurrences.ts'

/** Writes when the events of an app take place; asked for whenever that may have changed, and each day to go on ahead. */
export const writeOccurrencesJob = defineJob<Record<string, never>>(
  'schedule.write_occurrences',
  { retry_limit: 8 },
  (ctx) => writeOccurrences(ctx),
)
