import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput, id } from '../shapes.ts'

/** Sends a broadcast to the team member who asks, and nobody else, by its channels. */
export const testBroadcast = defineCall({
  method: 'POST',
  path: '/studio/broadcasts/:id/test',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ id }),
  output: emptyOutput,
  errors: ['broadcast_incomplete', 'broadcast_no_channel'],
  rate: { limit: 20, seconds: 600 },
  summary: 'Send a broadcast to oneself',
})
