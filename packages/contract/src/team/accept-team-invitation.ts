import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { linkToken, nameInput, newPasswordInput, studioLoginResponse } from '../identity/shapes.ts'

/**
 * Joins a team by a mailed link, once, and signs in at the studio. `email_taken`: the address works for an account
 * already; only who holds the link is told.
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
