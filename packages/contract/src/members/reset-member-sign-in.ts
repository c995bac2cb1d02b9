import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, emptyOutput } from '../shapes.ts'

/**
 * Ends everything that is open to a member, makes their password worthless, and mails them the way back in: proving
 * the address. For an account that somebody else may have got into.
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
