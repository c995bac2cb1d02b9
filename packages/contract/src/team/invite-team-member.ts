import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emailInput } from '../identity/shapes.ts'
import { invitedRole, teamInvitation } from './team-shapes.ts'

/**
 * Mails a team invitation. A role above one's own is refused (403). Does not reveal whether the address belongs to
 * another account.
 */
export const inviteTeamMember = defineCall({
  method: 'POST',
  path: '/studio/team/invitations',
  auth: 'account',
  role: 'account_admin',
  input: z.strictObject({ email: emailInput, role: invitedRole }),
  output: teamInvitation,
  errors: ['already_in_team', 'already_invited'],
  rate: { limit: 60, seconds: 3600 },
  summary: 'Invite a team member',
})
