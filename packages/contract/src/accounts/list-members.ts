import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { queryInteger } from '../shapes.ts'
import { listedMember } from './shapes.ts'

/**
 * Lists the people of an app. Each word of `term` is looked for at the beginning of the words of name and address.
 * `next_cursor` gives the following rows of the same list.
 */
export const listMembers = defineCall({
  method: 'GET',
  path: '/studio/members',
  auth: 'team',
  input: z.strictObject({
    term: z.string().max(100).optional(),
    /** `member`: those who are in, the team left out. Without a status everyone is listed. */
    status: z.enum(['member', 'pending', 'suspended']).optional(),
    sort: z.enum(['name', 'newest', 'last_seen', 'longest_away']).default('name'),
    cursor: z.string().max(500).optional(),
    limit: queryInteger(1, 100).default(50),
  }),
  output: z.object({
    members: z.array(listedMember),
    next_cursor: z.string().nullable(),
    /** People who fit; counted up to 1,000. */
    total: z.number().int(),
    /** There are more than `total`. */
    is_total_capped: z.boolean(),
  }),
  summary: 'Lists the members of an app, searched and sorted.',
})
