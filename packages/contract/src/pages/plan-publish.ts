import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { instantInput, optionalText } from '../shapes.ts'
import { acceptedWarnings, publishChoice, publishPlan } from './draft-shapes.ts'

/**
 * Schedules a publish at an instant at most a year ahead: all drafts as they are then, or the chosen ones, without
 * those that cannot be published. Only one plan per instant. Warnings are accepted as with
 * `POST /studio/publish`, as they are at the time of planning.
 */
export const planPublish = defineCall({
  method: 'POST',
  path: '/studio/publish-plans',
  auth: 'team',
  input: z.strictObject({
    run_at: instantInput,
    note: optionalText(300).default(''),
    ...publishChoice,
    accepted_warnings: acceptedWarnings,
  }),
  output: publishPlan,
  errors: ['nothing_to_publish', 'plan_at_same_time', 'too_many_plans', 'warnings_not_accepted'],
  summary: 'Plan a publish',
})
