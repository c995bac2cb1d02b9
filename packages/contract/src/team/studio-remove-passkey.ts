import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, emptyOutput } from '../shapes.ts'

/**
 * Removes a passkey of the signed-in team member, who always has a password besides, and tells them by mail. Only a
 * session that was opened in the last ten minutes may ask (`sign_in_again`).
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
