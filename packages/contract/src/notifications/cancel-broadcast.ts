import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { broadcast } from './broadcast-shapes.ts'

/** Stops what has not gone out. Members who have received it keep it. */
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
