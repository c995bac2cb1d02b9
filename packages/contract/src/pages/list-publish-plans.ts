import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { publishPlan } from './draft-shapes.ts'

/** What waits or runs, the next one first; then what has ended lately, the last one first. */
export const listPublishPlans = defineCall({
  method: 'GET',
  path: '/studio/publish-plans',
  auth: 'team',
  input: z.strictObject({}),
  output: z.object({ items: z.array(publishPlan) }),
  summary: 'List planned publishes',
})
