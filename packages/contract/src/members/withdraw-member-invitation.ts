import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, emptyOutput } from '../shapes.ts'

/** Takes an invitation back: neither its link nor its products are to be had any more. */
export const withdrawMemberInvitation = defineCall({
  method: 'DELETE',
  path: '/studio/members/invitations/:id',
  auth: 'team',
  input: z.strictObject({ id }),
  output: emptyOutput,
  summary: 'Withdraw an invitation',
})
