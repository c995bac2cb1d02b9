import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'

/** Signs the user out everywhere but here, and says in how many places that was. */
export const endOtherSessions = defineCall({
  method: 'DELETE',
  path: '/auth/sessions',
  auth: 'user',
  input: emptyOutput,
  output: z.object({ ended: z.number().int() }),
  summary: 'End all other sessions',
})
