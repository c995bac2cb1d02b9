import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, timeZone } from '../shapes.ts'
import { itemType, scheduledItem } from './shapes.ts'

/** Both days included, at most 62 days, in the member’s zone unless another is named. */
export const listSchedule = defineCall({
  method: 'GET',
  path: '/schedule',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({
    from: z.iso.date(),
    to: z.iso.date(),
    timezone: timeZone.optional(),
    item_id: id.optional(),
    item_type: itemType.optional(),
    page_id: id.optional(),
  }),
  output: z.object({ items: z.array(scheduledItem), timezone: z.string() }),
  errors: ['range_too_long'],
  summary: 'List the schedule',
})
