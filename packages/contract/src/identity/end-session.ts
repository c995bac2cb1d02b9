import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, emptyOutput } from '../shapes.ts'

/**
 * Signs the user out in one place: its token, its cookie and its live connections. Somebody else's session, and one
 * that has ended, do not exist (404). The one that asks may end itself.
 */
export const endSession = defineCall({
  method: 'DELETE',
  path: '/auth/sessions/:id',
  auth: 'user',
  input: z.strictObject({ id }),
  output: emptyOutput,
  summary: 'End a session',
})
