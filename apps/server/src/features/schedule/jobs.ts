import { defineJob } from '../../platform/jobs/index.ts'
import { writeOccurrences } from './commands/write-occurrences.ts'

/** Writes the occurrences of an app's events; runs whenever they may have changed, and daily to extend them. */
export const writeOccurrencesJob = defineJob<Record<string, never>>(
  'schedule.write_occurrences',
  { retry_limit: 8 },
  (ctx) => writeOccurrences(ctx),
)
