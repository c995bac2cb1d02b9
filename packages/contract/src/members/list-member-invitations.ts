import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, queryInteger } from '../shapes.ts'
import { memberInvitation } from './member-admin-shapes.ts'

/** Lists the pending invitations to the app, newest first. */
export const listMemberInvitations = defineCall({
  method: 'GET',
  path: '/studio/members/invitations',
  auth: 'team',
  input: z.strictObject({
    /** The id of the last item received; the items before it follow. */
    before: id.optional(),
    limit: queryInteger(1, 100).default(50),
  }),
  output: z.object({
    items: z.array(memberInvitation),
    total: z.number().int(),
    next_before: id.nullable(),
  }),
  summary: 'List open invitations',
})
