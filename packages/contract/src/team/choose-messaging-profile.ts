import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/**
 * Chooses the team member that the app itself writes as: one per app, replacing the previous one. What members write to
 * them from now on is read by those with the inbox permission; what was written before stays theirs.
 */
export const chooseMessagingProfile = defineCall({
  method: 'PUT',
  path: '/studio/messaging_profile',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ team_member_id: id }),
  output: z.object({ team_member_id: id }),
  summary: 'Set the messaging profile',
})
