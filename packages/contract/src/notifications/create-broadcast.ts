import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { broadcast, broadcastInput } from './broadcast-shapes.ts'

/** Creates the draft of a broadcast. */
export const createBroadcast = defineCall({
  method: 'POST',
  path: '/studio/broadcasts',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject(broadcastInput),
  output: broadcast,
  summary: 'Create a broadcast',
})
