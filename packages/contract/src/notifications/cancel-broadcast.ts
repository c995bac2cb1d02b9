import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { broadcast } from './broadcast-shapes.ts'

/** Stops a broadcast. What members have received already stays in their lists. */
export const cancelBroadcast = defineCall({
  method: 'POST',
  path: '/studio/broadcasts/:id/cancel',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ id }),
  output: broadcast,
  errors: ['broadcast_all_sent'],
  summary: 'Cancel a broadcast',
})
