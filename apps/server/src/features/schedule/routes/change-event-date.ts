import { changeEventDate as call } from '@foyer/contract/schedule/change-event-date'
import { implement } from '#platform/http/implement.ts'
import { changeDate } from '../commands/change-date.ts'
import { isPublishedEvent } from '../published-event.ts'
import { schedulePolicy } from '../policy.ts'

export const changeEventDateRoute = implement(
  call,
  schedulePolicy.changeEvent,
  async ({ input, ctx, authorize }) => {
    authorize({ is_published: await isPublishedEvent(ctx, input.id) })
    const { id: event_id, ...change } = input
    await changeDate(ctx, { event_id, ...change })
    return {}
  },
)
