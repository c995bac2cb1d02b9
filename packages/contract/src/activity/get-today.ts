import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { instant } from '../shapes.ts'

/**
 * Returns today's figures in the app's zone, each with the value of the same weekday a week ago at the same time.
 * Sales are given per currency; `latest` lists today's events, newest first.
 */
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
        /** Unique in the list. */
        id: z.string(),
        kind: z.enum(['sign_up', 'sale', 'completion', 'message']),
        at: instant,
        member: z.string(),
        subject: z.string(),
      }),
    ),
  }),
  summary: 'Get today’s figures',
})
