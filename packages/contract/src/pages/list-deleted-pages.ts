import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { queryInteger } from '../shapes.ts'
import { deletedPage } from './draft-shapes.ts'

/** Each with what was deleted along with it, so that one row is one deletion; what comes back no more is left out. */
export const listDeletedPages = defineCall({
  method: 'GET',
  path: '/studio/pages/deleted',
  auth: 'team',
  input: z.strictObject({ cursor: z.string().max(200).optional(), limit: queryInteger(1, 100).default(20) }),
  output: z.object({ items: z.array(deletedPage), next_cursor: z.string().nullable() }),
  summary: 'List deleted pages',
})
