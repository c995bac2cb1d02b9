import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, emptyOutput } from '../shapes.ts'

/**
 * Removes a passkey of the signed-in team member, who always has a password too and is notified by mail. Needs a
 * session opened in the last ten minutes (`sign_in_again`).
 */
export const studioRemovePasskey = defineCall({
  method: 'DELETE',
  path: '/studio/auth/passkeys/:id',
  auth: 'account',
  input: z.strictObject({ id }),
  output: emptyOutput,
  errors: ['sign_in_again'],
  summary: 'Remove a passkey of the studio sign-in',
})
