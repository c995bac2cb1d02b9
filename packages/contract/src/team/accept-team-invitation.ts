import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { linkToken, nameInput, newPasswordInput, studioLoginResponse } from '../identity/shapes.ts'

/**
 * Accepts a team invitation by its mailed link, once, and signs in to the studio. `email_taken`: the address already
 * belongs to an account; only the owner of the link learns this.
 */
export const acceptTeamInvitation = defineCall({
  method: 'POST',
  path: '/studio/team/invitations/accept',
  auth: 'public',
  input: z.strictObject({ token: linkToken, name: nameInput, password: newPasswordInput }),
  output: studioLoginResponse,
  errors: ['token_invalid', 'invitation_expired', 'invitation_used', 'invitation_withdrawn', 'email_taken'],
  replay: false,
  rate: { limit: 120, seconds: 60 },
  summary: 'Accept a team invitation',
})
