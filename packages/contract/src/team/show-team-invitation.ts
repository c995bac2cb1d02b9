import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { linkToken } from '../identity/shapes.ts'
import { invitedRole } from './team-shapes.ts'

/**
 * Returns an invitation by the token of its link, without changes. Invalid tokens and replaced ones respond
 * `token_invalid`.
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
