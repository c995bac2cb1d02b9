import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { scheduledDate, scheduledItem } from './shapes.ts'

/**
 * Moves an item; with `shift_subsequent` later items of the same context move by the same number of days. Refused
 * like a new item: on days when the page is not accessible to the member, and when it is missing. If any item cannot
 * move, none does. An occurrence of an event cannot be moved.
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
  errors: ['schedule_in_past', 'date_mismatch', 'page_locked', 'event_date_fixed', 'scheduled_for_everyone'],
  summary: 'Reschedule an item',
})
