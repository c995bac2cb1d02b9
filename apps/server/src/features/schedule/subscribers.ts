import type { Ctx } from '../../platform/context.ts'
import { defineSubscriber } from '../../platform/events/index.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import { writeOccurrencesJob } from './jobs.ts'

/** Another server may hear of the moved clock a moment later than of the event, so it is asked twice. */
const AGAIN_AFTER_MS = 2_000

const askForOccurrences = (ctx: Ctx): Promise<void> => ctx.write((tx) => enqueue(tx, writeOccurrencesJob, {}))

/** What schedule does on events. */
export const scheduleSubscribers = [
  // Events were published, changed or deleted, or a publish of them was undone.
  defineSubscriber('apps.release_switched', 'schedule.write_released', askForOccurrences),

  defineSubscriber('apps.time_zone_changed', 'schedule.write_in_zone', askForOccurrences),

  defineSubscriber('apps.clock_moved', 'schedule.write_by_clock', async (ctx) => {
    await ctx.write(async (tx) => {
      await enqueue(tx, writeOccurrencesJob, {})
      await enqueue(tx, writeOccurrencesJob, {}, { run_at: new Date(Date.now() + AGAIN_AFTER_MS) })
    })
  }),
]
