import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { z } from 'zod'
import { newPasswordInput, passwordInput } from './shapes.ts'

/**
 * Sets another password for whoever knows the one in force, and signs them out everywhere but here. A wrong one, and a
 * user who has none, are `wrong_credentials`; tries count as those of signing in do. An app that has switched passwords
 * off answers `method_not_offered`.
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
