import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emailInput, passwordInput, studioLoginResponse } from '../identity/shapes.ts'

/** Signs a team member in to the studio. Unknown address and wrong password respond alike. */
export const studioLogin = defineCall({
  method: 'POST',
  path: '/studio/auth/login',
  auth: 'public',
  input: z.strictObject({ email: emailInput, password: passwordInput }),
  output: studioLoginResponse,
  errors: ['too_many_requests', 'wrong_credentials'],
  replay: false,
  summary: 'Sign in at the studio',
})
