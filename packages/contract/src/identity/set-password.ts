import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nameInput, newPasswordInput, user } from './shapes.ts'

/**
 * Gives the signed-in person a password, and a name where one is sent. Who has a password already must have signed in
 * within the last ten minutes (`sign_in_again`). All their other sessions end, and a mail tells them.
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
