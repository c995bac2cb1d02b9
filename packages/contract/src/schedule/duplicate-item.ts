import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { scheduledItem } from './shapes.ts'

/** Copies an item on the same day, or today if that day is past; a time that has passed becomes all-day. */
export const duplicateItem = defineCall({
  method: 'POST',
  path: '/schedule/:id/duplicate',
  auth: 'member',
  input: z.strictObject({ id }),
  output: scheduledItem,
  errors: ['page_locked', 'event_date_fixed', 'scheduled_for_everyone', 'schedule_full'],
  summary: 'Duplicate a scheduled item',
})
