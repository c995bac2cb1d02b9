import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'

/** Lists the tags of members, as their import or the studio gave them, the most common first; at most 200. */
export const listMemberTags = defineCall({
  method: 'GET',
  path: '/studio/member_tags',
  auth: 'team',
  input: emptyOutput,
  output: z.object({ tags: z.array(z.object({ tag: z.string(), members: z.number().int() })) }),
  summary: 'List the tags of members',
})
