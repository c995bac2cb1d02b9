import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { commentText, teamComment } from './training-shapes.ts'

/** Comments on a finished session of a member, who is notified by mail if they want messages. */
export const commentSession = defineCall({
  method: 'POST',
  path: '/studio/member_training/:id/sessions/:session_id/comments',
  auth: 'team',
  input: z.strictObject({ id, session_id: id, text: commentText }),
  output: teamComment,
  errors: ['session_not_found', 'session_not_finished', 'too_many_comments'],
  summary: 'Comment on a session of a member',
})
