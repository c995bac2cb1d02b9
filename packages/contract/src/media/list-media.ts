import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, queryInteger } from '../shapes.ts'
import { mediaItem } from './shapes.ts'

/** Pictures of the library, newest first, by name or description; `before` is the id of the last one seen. */
export const listMedia = defineCall({
  method: 'GET',
  path: '/studio/media',
  auth: 'team',
  input: z.strictObject({
    term: z.string().trim().max(80).optional(),
    before: id.optional(),
    limit: queryInteger(1, 100).default(40),
  }),
  output: z.object({ items: z.array(mediaItem), next_before: id.nullable() }),
  summary: 'List pictures',
})
