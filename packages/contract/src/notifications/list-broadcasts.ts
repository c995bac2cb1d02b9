import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { queryInteger } from '../shapes.ts'
import { listedBroadcast } from './broadcast-shapes.ts'

/** Lists the broadcasts of an app, the latest change first. */
export const listBroadcasts = defineCall({
  method: 'GET',
  path: '/studio/broadcasts',
  auth: 'team',
  input: z.strictObject({
    /** `next_cursor` of the page before. */
    cursor: z.string().max(200).optional(),
    limit: queryInteger(1, 100).default(30),
  }),
  output: z.object({ broadcasts: z.array(listedBroadcast), next_cursor: z.string().nullable() }),
  summary: 'List broadcasts',
})
