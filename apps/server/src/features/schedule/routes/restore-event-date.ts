import { restoreEventDate as call } from '@foyer/contract/schedule/restore-event-date'
import { implement } from '#platform/http/implement.ts'
import { restoreDate } from '../commands/change-date.ts'
import { isPublishedEvent } from '../published-event.ts'
import { schedulePolicy } from '../policy.ts'

export const restoreEventDateRoute = implement(
  call,
  schedulePolicy.changeEvent,
  async ({ input: { id: event_id, original_start }, ctx, authorize }) => {
    authorize({ is_published: await isPublishedEvent(ctx, event_id) })
    await restoreDate(ctx, { event_id, original_start })
    return {}
  },
)
