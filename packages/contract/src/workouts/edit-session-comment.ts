import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { commentText, teamComment } from './training-shapes.ts'

/** Changes the text of a comment of one's own. The member is not notified again. */
export const editSessionComment = defineCall({
  method: 'PUT',
  path: '/studio/workout_comments/:id',
  auth: 'team',
  input: z.strictObject({ id, text: commentText }),
  output: teamComment,
  summary: 'Edit a comment on a session',
})
