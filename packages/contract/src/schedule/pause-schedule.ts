import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/**
 * Moves all open items from a day on by a number of days, as for a holiday; negative days move them back. Events
 * stay, because they take place when they do. If any item cannot move, none does.
 */
export const pauseSchedule = defineCall({
  method: 'POST',
  path: '/schedule/pause',
  auth: 'member',
  input: z.strictObject({
    from: z.iso.date(),
    days: z
      .int()
      .min(-365)
      .max(365)
      .refine((days) => days !== 0),
    /** Only the items of this program; all by default. */
    root_id: id.nullable().default(null),
  }),
  output: z.object({ moved: z.number().int() }),
  errors: ['schedule_in_past'],
  summary: 'Pause the schedule',
})
