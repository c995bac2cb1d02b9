import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, emptyOutput } from '../shapes.ts'

/** Takes an invitation back: its link is worth nothing from now on. */
export const withdrawTeamInvitation = defineCall({
  method: 'DELETE',
  path: '/studio/team/invitations/:id',
  auth: 'account',
  role: 'account_admin',
  input: z.strictObject({ id }),
  output: emptyOutput,
  summary: 'Withdraw a team invitation',
})
