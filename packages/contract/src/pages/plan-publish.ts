import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { instantInput } from '../shapes.ts'
import { publishChoice, publishPlan } from './draft-shapes.ts'

/**
 * Publishes by itself at a moment of the app's clock, at most a year away: the drafts as they stand then, all of them or
 * what was chosen, whole or not at all. One plan waits at one moment.
 */
export const planPublish = defineCall({
  method: 'POST',
  path: '/studio/publish-plans',
  auth: 'team',
  input: z.strictObject({
    run_at: instantInput,
    note: z.string().trim().max(300).default(''),
    ...publishChoice,
  }),
  output: publishPlan,
  errors: ['nothing_to_publish', 'plan_at_same_time', 'too_many_plans'],
  summary: 'Plan a publish',
})
