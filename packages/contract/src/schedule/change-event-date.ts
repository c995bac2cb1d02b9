import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput, id } from '../shapes.ts'
import { changeScope, eventDate } from './calendar-shapes.ts'

/**
 * Moves, cancels or changes one date of a published event, or that date and all that follow. It applies at once,
 * without publishing, and replaces an earlier change of the date. Only dates that have not started can be changed.
 */
export const changeEventDate = defineCall({
  method: 'PUT',
  path: '/studio/events/:id/dates',
  auth: 'team',
  input: z.strictObject({
    id,
    original_start: eventDate,
    scope: changeScope,
    is_cancelled: z.boolean().default(false),
    /** Day and time by the app's clocks, at most 92 days away; null: where it was. */
    starts: eventDate.nullable().default(null),
    /** null: as the event has it. */
    minutes: z.int().min(1).max(10_080).nullable().default(null),
    /** How many may come, 0 for all; null: as the event has it. */
    capacity: z.int().min(0).max(100_000).nullable().default(null),
  }),
  output: emptyOutput,
  summary: 'Change a date of an event',
})
