import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { emailInput } from '../identity/shapes.ts'

/** Mails a team member a link that sets a new password, good for 30 minutes and once. Every address answers alike. */
export const studioRequestReset = defineCall({
  method: 'POST',
  path: '/studio/auth/request_reset',
  auth: 'public',
  input: z.strictObject({ email: emailInput }),
  output: emptyOutput,
  errors: ['too_many_requests'],
  summary: 'Send a link to reset the studio password',
})
