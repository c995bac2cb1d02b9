import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { scheduledDate, scheduledItem } from './shapes.ts'

/**
 * With `shift_subsequent` the later items of the same context move by the same number of days. An item is moved as if it
 * were put there anew: to no day on which the member may not do its page, because it is not open yet or because what
 * opens it has ended, and not at all where its page is gone. Nothing moves where a later item would come to such a day.
 */
export const rescheduleItem = defineCall({
  method: 'PUT',
  path: '/schedule/:id',
  auth: 'member',
  input: z.strictObject({
    id,
    date: scheduledDate,
    is_all_day: z.boolean().default(true),
    shift_subsequent: z.boolean().default(false),
  }),
  output: z.object({ rescheduled_item: scheduledItem, rescheduled_siblings: z.array(scheduledItem) }),
  errors: ['schedule_in_past', 'date_mismatch', 'page_locked'],
  summary: 'Reschedule an item',
})
