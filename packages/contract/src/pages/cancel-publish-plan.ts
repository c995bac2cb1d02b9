import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { publishPlan } from './draft-shapes.ts'

/** Only what waits can be cancelled; what was cancelled before stays so. */
export const cancelPublishPlan = defineCall({
  method: 'POST',
  path: '/studio/publish-plans/:id/cancel',
  auth: 'team',
  input: z.strictObject({ id }),
  output: publishPlan,
  errors: ['plan_is_running', 'plan_has_ended'],
  summary: 'Cancel a planned publish',
})
