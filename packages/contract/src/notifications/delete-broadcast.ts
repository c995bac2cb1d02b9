import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput, id } from '../shapes.ts'

/** Deletes a draft. What was sent stays. */
export const deleteBroadcast = defineCall({
  method: 'DELETE',
  path: '/studio/broadcasts/:id',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ id }),
  output: emptyOutput,
  errors: ['broadcast_not_draft'],
  summary: 'Delete a broadcast',
})
