import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nameInput, newPasswordInput, user } from './shapes.ts'

/**
 * Sets a password for the signed-in user, and a name if sent. A user who already has one needs a session opened in
 * the last ten minutes (`sign_in_again`). All other sessions end, and a mail notifies the user.
 */
export const setPassword = defineCall({
  method: 'POST',
  path: '/auth/set_password',
  auth: 'user',
  input: z.strictObject({ password: newPasswordInput, name: nameInput.optional() }),
  output: z.object({ user }),
  errors: ['too_many_requests', 'sign_in_again', 'method_not_offered'],
  replay: false,
  summary: 'Set a first password',
})
