import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { linkToken, newPasswordInput, studioLoginResponse } from '../identity/shapes.ts'

/**
 * Sets a team member's password with the mailed token, ends all their sessions in the studio and the account's apps,
 * and signs in. A token allows five tries, including refused passwords; expired, used and foreign tokens all respond
 * `token_invalid`.
 */
export const studioResetPassword = defineCall({
  method: 'POST',
  path: '/studio/auth/reset_password',
  auth: 'public',
  input: z.strictObject({ token: linkToken, password: newPasswordInput }),
  output: studioLoginResponse,
  errors: ['token_invalid'],
  replay: false,
  summary: 'Reset the studio password',
})
