import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { day, queryInteger } from '../shapes.ts'

/**
 * What the member's training adds up to. The streak counts weeks, since rest days are training: a week counts when the
 * member trained in it, the present week cannot end the streak, and within the days of a program only a missed day does.
 */
export const getTrainingSummary = defineCall({
  method: 'GET',
  path: '/training/summary',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({
    /** The first day of a week: 1 is Monday, 7 is Sunday. */
    week_start: queryInteger(1, 7).default(1),
  }),
  output: z.object({
    weeks_in_a_row: z.number().int(),
    this_week: z.object({
      trained_days: z.number().int(),
      /** Days of this week that the program plans; null without a plan. */
      planned_days: z.number().int().nullable(),
    }),
    session_count: z.number().int(),
    /** The day of the first session; null without one. */
    first_day: day.nullable(),
  }),
  summary: 'Get a summary of training',
})
