import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, instant } from '../shapes.ts'

/** Days in the app’s zone; each figure beside the same weekday a week ago. */
export const getToday = defineCall({
  method: 'GET',
  path: '/studio/today',
  auth: 'team',
  input: z.strictObject({}),
  output: z.object({
    day: z.string(),
    figures: z.array(
      z.object({
        name: z.enum(['visits', 'sign_ups', 'sales', 'completions']),
        value: z.number().int(),
        previous: z.number().int(),
        currency: z.string().nullable(),
        by_hour: z.array(z.number().int()).length(24),
      }),
    ),
    latest: z.array(
      z.object({
        id,
        kind: z.enum(['sign_up', 'sale', 'completion', 'message']),
        at: instant,
        member: z.string(),
        subject: z.string(),
      }),
    ),
  }),
  summary: 'Gives today’s figures.',
})
