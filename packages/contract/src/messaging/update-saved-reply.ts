import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { savedReply, savedReplyInput } from './inbox-shapes.ts'

/** Changes a saved reply; needs the inbox permission. */
export const updateSavedReply = defineCall({
  method: 'PUT',
  path: '/studio/saved_replies/:id',
  auth: 'team',
  input: z.strictObject({ id, ...savedReplyInput }),
  output: savedReply,
  summary: 'Change a saved reply',
})
