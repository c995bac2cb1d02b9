import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { itemType, scheduledDate, scheduledItem } from './shapes.ts'

/**
 * Schedules an item; past is relative to the member's zone ("Cannot schedule in the past"). A page that opens later
 * can be scheduled on a day when it is open; one that needs a purchase cannot. An occurrence of an event has its own
 * start, so its `date` may be left out, and scheduling it again returns the same item. Field codes of `date`:
 * `required`, `too_far` (more than ten years ahead).
 */
export const scheduleItem = defineCall({
  method: 'POST',
  path: '/schedule',
  auth: 'member',
  input: z.strictObject({
    item_id: id,
    item_type: itemType.default('page'),
    date: scheduledDate.optional(),
    is_all_day: z.boolean().default(true),
  }),
  output: scheduledItem,
  errors: [
    'schedule_in_past',
    'item_not_found',
    'page_locked',
    'date_mismatch',
    'event_date_fixed',
    'schedule_full',
  ],
  summary: 'Schedule an item',
})
