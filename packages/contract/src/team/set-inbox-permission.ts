import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { teamMemberWithAbilities } from './team-shapes.ts'

/**
 * Lets an admin read and answer the conversations of the messaging profile in every app of the account, or no longer.
 * Owners and account admins always may (403).
 */
export const setInboxPermission = defineCall({
  method: 'PUT',
  path: '/studio/inbox_permissions/:id',
  auth: 'account',
  role: 'account_admin',
  input: z.strictObject({ id, can_read_inbox: z.boolean() }),
  output: teamMemberWithAbilities,
  summary: 'Set the inbox permission of a team member',
})
