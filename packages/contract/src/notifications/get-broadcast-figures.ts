import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { broadcastFigures } from './broadcast-shapes.ts'

/** Returns what became of a broadcast: sent and not sent by channel, opened, clicked, unsubscribed. */
export const getBroadcastFigures = defineCall({
  method: 'GET',
  path: '/studio/broadcasts/:id/figures',
  auth: 'team',
  input: z.strictObject({ id }),
  output: broadcastFigures,
  summary: 'Get the figures of a broadcast',
})
