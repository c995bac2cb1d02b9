import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { queryInteger } from '../shapes.ts'
import { memberRow } from '../identity/shapes.ts'

/** The first of those whom a term finds, by name: for palettes and pickers, which show a name and count nobody. */
export const searchMembers = defineCall({
  method: 'GET',
  path: '/studio/members/search',
  auth: 'team',
  input: z.strictObject({
    term: z.string().max(100).default(''),
    /** Leaves out who has not been let in, since nothing can be decided for them. */
    status: z.enum(['member']).optional(),
    limit: queryInteger(1, 20).default(8),
  }),
  output: z.object({ members: z.array(memberRow) }),
  summary: 'Search members',
})
