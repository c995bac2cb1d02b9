import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { emailInput } from './shapes.ts'

/** Mails a link that sets a new password, good for 30 minutes and once. The answer is the same for every address. */
export const requestReset = defineCall({
  method: 'GET',
  path: '/auth/reset_password',
  auth: 'public',
  input: z.strictObject({ email: emailInput }),
  output: emptyOutput,
  errors: ['too_many_requests', 'method_not_offered'],
  summary: 'Send a link to reset the password',
})
