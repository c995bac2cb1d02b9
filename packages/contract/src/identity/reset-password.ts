import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { linkToken, loginResponse, newPasswordInput } from './shapes.ts'

/**
 * Sets a new password by the mailed token, ends every session of the user and signs them in anew. A refused
 * password leaves the token good, five tries long. Expired, used and foreign tokens are all `token_invalid`.
 */
export const resetPassword = defineCall({
  method: 'POST',
  path: '/auth/reset_password',
  auth: 'public',
  input: z.strictObject({
    token: linkToken,
    password: newPasswordInput,
    password_confirmation: newPasswordInput,
  }),
  output: loginResponse,
  errors: ['token_invalid', 'method_not_offered'],
  replay: false,
  summary: 'Reset the password',
})
