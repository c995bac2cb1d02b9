import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, emptyOutput } from '../shapes.ts'

/**
 * Ends all sessions of a member, invalidates the password, and mails a link to verify the address and sign in. For
 * an account that may be compromised.
 */
export const resetMemberSignIn = defineCall({
  method: 'POST',
  path: '/studio/members/:id/reset_sign_in',
  auth: 'team',
  input: z.strictObject({ id }),
  output: emptyOutput,
  errors: ['too_many_requests', 'is_team', 'member_is_suspended'],
  summary: 'Reset a member’s sign-in',
})
