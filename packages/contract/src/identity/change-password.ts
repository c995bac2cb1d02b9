import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { z } from 'zod'
import { newPasswordInput, passwordInput } from './shapes.ts'

/**
 * Sets a new password for a user who enters the current one, and ends all other sessions. A wrong or missing current
 * password is `wrong_credentials` and counts as a failed sign-in. `method_not_offered` in an app without passwords.
 */
export const changePassword = defineCall({
  method: 'PUT',
  path: '/auth/password',
  auth: 'user',
  input: z.strictObject({
    current_password: passwordInput,
    password: newPasswordInput,
    password_confirmation: newPasswordInput,
  }),
  output: emptyOutput,
  errors: ['too_many_requests', 'wrong_credentials', 'method_not_offered'],
  replay: false,
  summary: 'Change the password',
})
