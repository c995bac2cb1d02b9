import type { Ctx } from '../../platform/context.ts'
import { defineSubscriber, stableId, type EventFacts } from '../../platform/events/index.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import { writeOccurrencesJob } from './jobs.ts'

/** Another server may apply the moved clock shortly after the event, so the job is enqueued twice. */
const SECOND_RUN_DELAY_MS = 2_000

const enqueueOccurrences = (ctx: Ctx, _changed: object, event: EventFacts): Promise<void> =>
  ctx.write((tx) =>
    enqueue(tx, writeOccurrencesJob, {}, { id: stableId(event.id, 'schedule.write_occurrences') }),
  )

/** What schedule does on events. */
export const scheduleSubscribers = [
  // Events were published, changed or deleted, or a publish of them was undone.
  defineSubscriber('apps.release_switched', 'schedule.write_released', enqueueOccurrences),

  defineSubscriber('apps.time_zone_changed', 'schedule.write_in_zone', enqueueOccurrences),

  defineSubscriber('apps.clock_moved', 'schedule.write_by_clock', async (ctx, _payload, event) => {
    await ctx.write(async (tx) => {
      const id = stableId(event.id, 'schedule.write_occurrences again')
      await enqueue(
        tx,
        writeOccurrencesJob,
        {},
        {
          id: stableId(event.id, 'schedule.write_occurrences'),
        },
      )
      await enqueue(tx, writeOccurrencesJob, {}, { id, run_at: new Date(Date.now() + SECOND_RUN_DELAY_MS) })
    })
  }),
]
