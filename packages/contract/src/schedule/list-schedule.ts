import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, timeZone } from '../shapes.ts'
import { filterValue, itemType, scheduledItem } from './shapes.ts'

/**
 * Lists the days `from` to `to`, both included, at most 62; or those of a `calendar_type` around a day, `period`
 * (today by default), with weeks from Monday. The zone is the member's unless another is named. Each `page` has 500
 * items. Field code of `from` and `to`: `required` (without `calendar_type`).
 */
export const listSchedule = defineCall({
  method: 'GET',
  path: '/schedule',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    calendar_type: z.enum(['day', 'week', 'month']).optional(),
    period: z.iso.date().optional(),
    timezone: timeZone.optional(),
    /** The progress root that items were scheduled from. */
    context: id.optional(),
    /** A value of `GET /schedule/filters`. */
    filter: filterValue.optional(),
    item_id: id.optional(),
    item_type: itemType.optional(),
    /** A page, or the program that items were scheduled from. */
    page_id: id.optional(),
    page: z.coerce.number().int().min(1).max(100).default(1),
  }),
  output: z.object({
    items: z.array(scheduledItem),
    timezone: z.string(),
    from: z.iso.date(),
    to: z.iso.date(),
    total_count: z.number().int(),
  }),
  errors: ['range_too_long'],
  summary: 'List the schedule',
})
