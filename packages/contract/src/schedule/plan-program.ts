import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { scheduledItem } from './shapes.ts'

/**
 * Puts what is left of a running program on chosen weekdays, in order, one a day. Open items of the program from today
 * on are replaced. A page that unlocks later takes the first chosen day on which it is open; one that never opens is
 * skipped. With `dry_run` nothing is written.
 */
export const planProgram = defineCall({
  method: 'POST',
  path: '/schedule/plan',
  auth: 'member',
  input: z.strictObject({
    root_id: id,
    first_day: z.iso.date(),
    /** ISO 8601: 1 is Monday, 7 is Sunday. */
    weekdays: z.array(z.int().min(1).max(7)).min(1).max(7),
    /** The time of day in the member's zone; null: all day. */
    time: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
      .nullable()
      .default(null),
    dry_run: z.boolean().default(false),
  }),
  output: z.object({
    items: z.array(scheduledItem),
    /** How many open items of the program were, or would be, replaced. */
    replaced: z.number().int(),
    /** How many pages never open to the member. */
    skipped: z.number().int(),
  }),
  errors: ['schedule_in_past', 'item_not_found'],
  summary: 'Plan a program on weekdays',
})
