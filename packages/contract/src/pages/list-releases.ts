import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { queryInteger } from '../shapes.ts'
import { release } from './draft-shapes.ts'

/** Lists the releases. All are retained and can be restored. */
export const listReleases = defineCall({
  method: 'GET',
  path: '/studio/releases',
  auth: 'team',
  input: z.strictObject({ cursor: z.string().max(200).optional(), limit: queryInteger(1, 100).default(20) }),
  output: z.object({ items: z.array(release), next_cursor: z.string().nullable() }),
  summary: 'List releases',
})
