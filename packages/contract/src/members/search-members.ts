import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { queryInteger } from '../shapes.ts'
import { memberRow } from '../identity/shapes.ts'

/** Returns the first matches of a term by name, without a count: for palettes and pickers. */
export const searchMembers = defineCall({
  method: 'GET',
  path: '/studio/members/search',
  auth: 'team',
  input: z.strictObject({
    term: z.string().max(100).default(''),
    /** Leaves out people who are not approved yet, since no access can be decided for them. */
    status: z.enum(['member']).optional(),
    limit: queryInteger(1, 20).default(8),
  }),
  output: z.object({ members: z.array(memberRow) }),
  summary: 'Search members',
})
