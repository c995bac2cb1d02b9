import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, instantInput } from '../shapes.ts'
import { publishPlan } from './draft-shapes.ts'

/**
 * Publishes by itself at a moment of the app's clock, at most a year away: the drafts as they stand then, all of them or
 * the named pages, whole or not at all. One plan waits at one moment.
 */
export const planPublish = defineCall({
  method: 'POST',
  path: '/studio/publish-plans',
  auth: 'team',
  input: z.strictObject({
    run_at: instantInput,
    note: z.string().trim().max(300).default(''),
    page_ids: z.array(id).min(1).max(10_000).optional(),
  }),
  output: publishPlan,
  errors: ['plan_at_same_time', 'too_many_plans'],
  summary: 'Publishes the drafts at a chosen moment.',
})
