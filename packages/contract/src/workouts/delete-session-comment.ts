import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/** Deletes a comment: one's own, or as an owner or account admin any. */
export const deleteSessionComment = defineCall({
  method: 'DELETE',
  path: '/studio/workout_comments/:id',
  auth: 'team',
  input: z.strictObject({ id }),
  output: z.object({}),
  summary: 'Delete a comment on a session',
})
