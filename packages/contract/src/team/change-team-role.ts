import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { passwordInput } from '../identity/shapes.ts'
import { teamMemberWithAbilities, teamRole } from './team-shapes.ts'

/**
 * Gives a colleague another role, at once and in every app of the account. Making somebody an owner takes the acting
 * owner's own password again. The last owner stays one.
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
