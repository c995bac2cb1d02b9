import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { memberSession } from './training-shapes.ts'

/** One session of a member with its activities and comments, also where the member may no longer open the workout. */
export const getMemberSession = defineCall({
  method: 'GET',
  path: '/studio/member_training/:id/sessions/:session_id',
  auth: 'team',
  input: z.strictObject({ id, session_id: id }),
  output: memberSession,
  errors: ['session_not_found'],
  summary: 'Get a session of a member',
})
