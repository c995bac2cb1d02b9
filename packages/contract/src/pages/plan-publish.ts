import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { instantInput, optionalText } from '../shapes.ts'
import { publishChoice, publishPlan } from './draft-shapes.ts'

/**
 * Schedules a publish at an instant at most a year ahead: all drafts as they are then, or the chosen ones, without
 * those that cannot be published. Only one plan per instant.
 */
export const planPublish = defineCall({
  method: 'POST',
  path: '/studio/publish-plans',
  auth: 'team',
  input: z.strictObject({
    run_at: instantInput,
    note: optionalText(300).default(''),
    ...publishChoice,
  }),
  output: publishPlan,
  errors: ['nothing_to_publish', 'plan_at_same_time', 'too_many_plans'],
  summary: 'Plan a publish',
})
