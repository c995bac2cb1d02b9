import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { linkToken } from './shapes.ts'

/**
 * Proves an address by the link that went to it, after signing up or asking for another address. A changed address
 * ends all sessions of the user (`is_changed`); they sign in again with the new one. It counts for whoever asked for it,
 * signed in or on a device of theirs; anybody else gets `sign_in_to_confirm`, and the link stays good.
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
