import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { emailInput } from './shapes.ts'

/**
 * Mails a sign-in link and, to a caller with a device id, a six-digit code; both are valid once, for 15 minutes. A
 * new address may sign up this way where sign-up is open; otherwise the mail says that it is closed. The response is
 * the same for every address.
 */
export const requestPasswordless = defineCall({
  method: 'POST',
  path: '/auth/passwordless/request',
  auth: 'public',
  input: z.strictObject({ email: emailInput }),
  output: emptyOutput,
  errors: ['too_many_requests', 'method_not_offered'],
  replay: false,
  summary: 'Send a sign-in link and code',
})
