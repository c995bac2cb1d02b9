import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { linkToken, newPasswordInput, studioLoginResponse } from '../identity/shapes.ts'

/**
 * Sets a team member's password by the mailed token, ends every session of theirs at the studio and in the account's
 * apps, and signs them in anew. A token bears five tries, refused passwords among them; expired, used and foreign
 * tokens are all `token_invalid`.
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
