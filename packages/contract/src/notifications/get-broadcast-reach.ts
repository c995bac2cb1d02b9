import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { broadcastReach } from './broadcast-shapes.ts'

/** Counts whom a broadcast reaches, by channel, and who is excluded for which reason. */
export const getBroadcastReach = defineCall({
  method: 'GET',
  path: '/studio/broadcasts/:id/reach',
  auth: 'team',
  input: z.strictObject({ id }),
  output: broadcastReach,
  summary: 'Count the recipients of a broadcast',
})
