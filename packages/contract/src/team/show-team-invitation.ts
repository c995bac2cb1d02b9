import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { linkToken } from '../identity/shapes.ts'
import { invitedRole } from './team-shapes.ts'

/**
 * What a mailed invitation says, to whoever holds its link. Nothing changes. A link that somebody made up, and one
 * that was replaced by a newer one, are `token_invalid`.
 */
export const showTeamInvitation = defineCall({
  method: 'POST',
  path: '/studio/team/invitations/show',
  auth: 'public',
  input: z.strictObject({ token: linkToken }),
  output: z.object({
    email: z.string(),
    role: invitedRole,
    account_name: z.string(),
    invited_by_name: z.string(),
  }),
  errors: ['token_invalid', 'invitation_expired', 'invitation_used', 'invitation_withdrawn'],
  replay: false,
  rate: { limit: 120, seconds: 60 },
  summary: 'Get a team invitation',
})
