import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, instant, instantInput } from '../shapes.ts'
import { denialReason, explainedRule } from './shapes.ts'

/** Explains one access decision to the owner: the chain of rules in the order in which the decision ran them. */
export const getPageAccess = defineCall({
  method: 'GET',
  path: '/studio/members/:subscriber_id/access',
  auth: 'team',
  input: z.strictObject({ subscriber_id: id, page_id: id, at: instantInput.optional() }),
  output: z.object({
    granted: z.boolean(),
    reason: denialReason.nullable(),
    available_after: instant.nullable(),
    rules: z.array(explainedRule),
  }),
  summary: 'Tells why a member can or cannot see a page, now or at a given moment.',
})
