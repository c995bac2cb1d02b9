import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { queryInteger } from '../shapes.ts'
import { cappedCount, memberFilter, memberSort } from './member-list-shapes.ts'
import { listedMember } from '../identity/shapes.ts'

/** Lists the people of an app. `next_cursor` returns the following rows of the same list. */
export const listMembers = defineCall({
  method: 'GET',
  path: '/studio/members',
  auth: 'team',
  input: z.strictObject({
    ...memberFilter,
    sort: memberSort.default('name'),
    cursor: z.string().max(500).optional(),
    limit: queryInteger(1, 100).default(50),
  }),
  output: z.object({
    members: z.array(listedMember),
    next_cursor: z.string().nullable(),
    /** People who fit. */
    ...cappedCount.shape,
  }),
  summary: 'List members',
})
