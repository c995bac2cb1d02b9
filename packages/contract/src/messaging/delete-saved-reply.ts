import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput, id } from '../shapes.ts'

/** Deletes a saved reply; needs the inbox permission. */
export const deleteSavedReply = defineCall({
  method: 'DELETE',
  path: '/studio/saved_replies/:id',
  auth: 'team',
  input: z.strictObject({ id }),
  output: emptyOutput,
  summary: 'Delete a saved reply',
})
