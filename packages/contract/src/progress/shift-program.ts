import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { planChange } from './shapes.ts'

/**
 * Changes the days of the member's run after missed ones: `move` puts the first missed session on `day` and moves all
 * that follows and is not completed; `skip` leaves out what was missed and moves nothing; `undo` takes back what was
 * changed on `day`. Repeating it on the same day changes nothing, nor does it where nothing was missed. `day` is
 * today in the member's zone, or an earlier one for what was done without a network.
 */
export const shiftProgram = defineCall({
  method: 'POST',
  path: '/programs/:id/shift',
  auth: 'member',
  input: z.strictObject({
    id,
    change: z.enum(['move', 'skip', 'undo']).default('move'),
    day: z.iso.date().optional(),
  }),
  output: z.object({
    program_id: id,
    plan_changes: z.array(planChange),
    /** By how many days the plan has moved in all. */
    shifted_days: z.number().int(),
  }),
  errors: ['program_not_found', 'program_without_days', 'too_many_shifts'],
  summary: 'Move a program after missed days',
})
