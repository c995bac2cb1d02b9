import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, emptyOutput } from '../shapes.ts'

/**
 * Ends one session of the user: its token, its cookie and its live connections; it may be the current one. Sessions
 * of others and ended ones respond 404.
 */
export const endSession = defineCall({
  method: 'DELETE',
  path: '/auth/sessions/:id',
  auth: 'user',
  input: z.strictObject({ id }),
  output: emptyOutput,
  summary: 'End a session',
})
