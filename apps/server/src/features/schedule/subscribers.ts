import type { Ctx } from '../../platform/context.ts'
import { defineSubscriber, stableId, type EventFacts } from '../../platform/events/index.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import { releasePlacesJob, writeOccurrencesJob } from './jobs.ts'

/** Another server may apply the moved clock shortly after the event, so the job is enqueued twice. */
const SECOND_RUN_DELAY_MS = 2_000

const enqueueOccurrences = (ctx: Ctx, _changed: object, event: EventFacts): Promise<void> =>
  ctx.write((tx) =>
    enqueue(tx, writeOccurrencesJob, {}, { id: stableId(event.id, 'schedule.write_occurrences') }),
  )

/** `null`: the places of all members are looked at. */
const enqueueRelease = (ctx: Ctx, subscriber_id: string | null, event: EventFacts): Promise<void> =>
  ctx.write((tx) =>
    enqueue(tx, releasePlacesJob, { subscriber_id }, { id: stableId(event.id, 'schedule.release_places') }),
  )

/** What schedule does on events. */
export const scheduleSubscribers = [
  defineSubscriber('access.changed', 'schedule.release_places', (ctx, { subscriber_id }, event) =>
    enqueueRelease(ctx, subscriber_id, event),
  ),

  defineSubscriber('apps.access_changed', 'schedule.release_places_of_all', (ctx, _changed, event) =>
    enqueueRelease(ctx, null, event),
  ),

  defineSubscriber('apps.clock_moved', 'schedule.release_places_by_clock', (ctx, _moved, event) =>
    enqueueRelease(ctx, null, event),
  ),

  defineSubscriber(
    'identity.account_closed',
    'schedule.release_places_of_closed',
    async (ctx, { subscriber_id }, event) => {
      if (subscriber_id !== null) await enqueueRelease(ctx, subscriber_id, event)
    },
  ),

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
