import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { passwordInput } from '../identity/shapes.ts'
import { teamMemberWithAbilities, teamRole } from './team-shapes.ts'

/**
 * Changes the role of a team member, at once and in every app of the account. Appointing an owner needs the acting
 * owner's password. The last owner cannot be changed.
 */
export const changeTeamRole = defineCall({
  method: 'PUT',
  path: '/studio/team/:id',
  auth: 'account',
  role: 'account_admin',
  input: z.strictObject({ id, role: teamRole, password: passwordInput.optional() }),
  output: teamMemberWithAbilities,
  errors: ['too_many_requests', 'last_owner', 'wrong_password'],
  replay: false,
  summary: 'Change the role of a team member',
})
