import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { linkToken, loginResponse, newPasswordInput } from './shapes.ts'

/**
 * Sets a new password with the mailed token, ends all sessions of the user and signs in. A refused password leaves
 * the token valid, up to five tries. Expired, used and foreign tokens all respond `token_invalid`.
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
