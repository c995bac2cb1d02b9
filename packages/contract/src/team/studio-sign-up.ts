import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emailInput, nameInput, newPasswordInput, studioLoginResponse } from '../identity/shapes.ts'

/** Creates an account with its owner and signs in to the studio. An address is unique in all of Foyer. */
export const studioSignUp = defineCall({
  method: 'POST',
  path: '/studio/auth/sign_up',
  auth: 'public',
  input: z.strictObject({ name: nameInput, email: emailInput, password: newPasswordInput }),
  output: studioLoginResponse,
  errors: ['too_many_requests', 'email_taken'],
  replay: false,
  summary: 'Create an account',
})
