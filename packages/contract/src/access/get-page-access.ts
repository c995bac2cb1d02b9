import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, instantInput } from '../shapes.ts'
import { pageAccessExplanation } from './shapes.ts'

/** Explains one access decision to the owner: the chain of rules in the order in which the decision ran them. */
export const getPageAccess = defineCall({
  method: 'GET',
  path: '/studio/members/:subscriber_id/access',
  auth: 'team',
  input: z.strictObject({ subscriber_id: id, page_id: id, at: instantInput.optional() }),
  output: pageAccessExplanation,
  summary: 'Explain a member’s access to a page',
})
