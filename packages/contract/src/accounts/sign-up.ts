import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emailInput, loginResponse, nameInput, newPasswordInput, timeZoneInput } from './shapes.ts'

/**
 * Makes a user with a password and signs them in; except in a private app they are a member at once. A mail asks
 * them to prove the address. `email_taken` is the spec's "This email address already exists, login to continue".
 */
export const signUp = defineCall({
  method: 'POST',
  path: '/auth/sign_up',
  auth: 'public',
  input: z.strictObject({
    email: emailInput,
    name: nameInput,
    password: newPasswordInput,
    timezone: timeZoneInput.optional(),
    provider: z.literal('default').optional(),
  }),
  output: loginResponse,
  errors: ['email_taken'],
  replay: false,
  summary: 'Makes a user of the app and signs them in.',
})
