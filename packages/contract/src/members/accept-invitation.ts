import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { linkToken, loginResponse } from '../identity/shapes.ts'

/**
 * Accepts an invitation by its link, which verifies the address and is valid once. Clients confirm with the user
 * first: opening the link alone signs nobody in.
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
