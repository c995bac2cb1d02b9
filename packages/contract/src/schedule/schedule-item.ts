import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { schedulableType, scheduledDate, scheduledItem } from './shapes.ts'

/**
 * Schedules an item; past is relative to the member's zone ("Cannot schedule in the past"). A page that opens later
 * can be scheduled on a day when it is open; one that needs a purchase cannot. Field code of `date`: `too_far` (more
 * than ten years ahead).
 */
export const scheduleItem = defineCall({
  method: 'POST',
  path: '/schedule',
  auth: 'member',
  input: z.strictObject({
    item_id: id,
    item_type: schedulableType.default('page'),
    date: scheduledDate,
    is_all_day: z.boolean().default(true),
  }),
  output: scheduledItem,
  errors: ['schedule_in_past', 'item_not_found', 'page_locked', 'date_mismatch'],
  summary: 'Schedule an item',
})
