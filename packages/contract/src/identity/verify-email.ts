import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { linkToken } from './shapes.ts'

/**
 * Verifies an address by the mailed link, after sign-up or a change. A changed address ends all sessions of the user
 * (`is_changed`), who signs in again with it. Valid only when signed in as, or on a device of, the requesting user;
 * otherwise `sign_in_to_confirm`, and the link stays valid.
 */
export const verifyEmail = defineCall({
  method: 'POST',
  path: '/auth/verify_email',
  auth: 'public',
  input: z.strictObject({ token: linkToken }),
  output: z.object({ email: z.string(), is_changed: z.boolean() }),
  errors: ['token_invalid', 'email_taken', 'sign_in_to_confirm'],
  replay: false,
  summary: 'Verify an e-mail address',
})
