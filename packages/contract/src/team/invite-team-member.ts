import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emailInput } from '../identity/shapes.ts'
import { invitedRole, teamInvitation } from './team-shapes.ts'

/**
 * Mails somebody a link into the team. Nobody gives a role above their own (403). Whether the address works for
 * another account is not told here.
 */
export const inviteTeamMember = defineCall({
  method: 'POST',
  path: '/studio/team/invitations',
  auth: 'account',
  role: 'account_admin',
  input: z.strictObject({ email: emailInput, role: invitedRole }),
  output: teamInvitation,
  errors: ['already_in_team', 'already_invited'],
  rate: { limit: 60, seconds: 3600, by: 'viewer' },
  summary: 'Invite a team member',
})
