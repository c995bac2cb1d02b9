import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput, id } from '../shapes.ts'
import { eventDate } from './calendar-shapes.ts'

/** Deletes the change of a date, so that it takes place as the event has it; also for the dates that followed it. */
export const restoreEventDate = defineCall({
  method: 'POST',
  path: '/studio/events/:id/dates/restore',
  auth: 'team',
  input: z.strictObject({ id, original_start: eventDate }),
  output: emptyOutput,
  summary: 'Restore a date of an event',
})
