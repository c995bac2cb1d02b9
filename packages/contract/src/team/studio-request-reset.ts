import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { emailInput } from '../identity/shapes.ts'

/**
 * Mails a team member a link to set a new password, valid once, for 30 minutes. The response is the same for every
 * address.
 */
export const studioRequestReset = defineCall({
  method: 'POST',
  path: '/studio/auth/request_reset',
  auth: 'public',
  input: z.strictObject({ email: emailInput }),
  output: emptyOutput,
  errors: ['too_many_requests'],
  summary: 'Send a link to reset the studio password',
})
