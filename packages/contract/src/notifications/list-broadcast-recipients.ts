import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, queryInteger } from '../shapes.ts'
import { broadcastRecipient } from './broadcast-shapes.ts'

/** Lists members who would receive a broadcast now, in the order of joining. */
export const listBroadcastRecipients = defineCall({
  method: 'GET',
  path: '/studio/broadcasts/:id/recipients',
  auth: 'team',
  input: z.strictObject({
    id,
    /** `next_cursor` of the page before. */
    cursor: id.optional(),
    limit: queryInteger(1, 100).default(30),
  }),
  output: z.object({ recipients: z.array(broadcastRecipient), next_cursor: id.nullable() }),
  summary: 'List the recipients of a broadcast',
})
