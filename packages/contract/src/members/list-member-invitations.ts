import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, queryInteger } from '../shapes.ts'
import { memberInvitation } from './member-admin-shapes.ts'

/** Who was invited into the app and has not come yet, newest first. */
export const listMemberInvitations = defineCall({
  method: 'GET',
  path: '/studio/members/invitations',
  auth: 'team',
  input: z.strictObject({
    /** The id of the last one that is known; those before it follow. */
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
