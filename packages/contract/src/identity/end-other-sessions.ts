import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'

/** Ends all other sessions of the user and returns how many there were. */
export const endOtherSessions = defineCall({
  method: 'DELETE',
  path: '/auth/sessions',
  auth: 'user',
  input: emptyOutput,
  output: z.object({ ended: z.number().int() }),
  summary: 'End all other sessions',
})
