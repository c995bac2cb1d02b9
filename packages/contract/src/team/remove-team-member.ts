import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, emptyOutput } from '../shapes.ts'

/**
 * Removes a team member: their studio sessions, and the sessions and rights of their users in every app of the
 * account, end at once. The last owner cannot be removed.
 */
export const removeTeamMember = defineCall({
  method: 'DELETE',
  path: '/studio/team/:id',
  auth: 'account',
  role: 'account_admin',
  input: z.strictObject({ id }),
  output: emptyOutput,
  errors: ['last_owner'],
  summary: 'Remove a team member',
})
