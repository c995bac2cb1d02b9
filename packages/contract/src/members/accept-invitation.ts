import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { linkToken, loginResponse } from '../identity/shapes.ts'

/**
 * Comes in by the link of an invitation, which proves the address and serves once. Clients ask before they send it:
 * opening the link alone signs nobody in.
 */
export const acceptInvitation = defineCall({
  method: 'POST',
  path: '/auth/invitation',
  auth: 'public',
  input: z.strictObject({ token: linkToken }),
  output: loginResponse,
  errors: ['token_invalid'],
  replay: false,
  rate: { limit: 120, seconds: 60 },
  summary: 'Accept an invitation',
})
