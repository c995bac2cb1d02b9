import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { day } from '../shapes.ts'

/**
 * Lists the days between two on which the member trained or the program plans a workout, both included, at most 62. A
 * day is that of the place where the session began.
 */
export const listTrainingDays = defineCall({
  method: 'GET',
  path: '/training/days',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({ from: day, to: day }),
  output: z.object({
    items: z.array(z.object({ day, session_count: z.number().int(), is_planned: z.boolean() })),
  }),
  errors: ['range_too_long'],
  summary: 'List days of training',
})
