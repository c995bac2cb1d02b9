import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emailInput, loginResponse, passwordInput } from './shapes.ts'

/** Signs in by password. Unknown address, wrong password and suspended user answer alike: `wrong_credentials`. */
export const login = defineCall({
  method: 'POST',
  path: '/auth/login',
  auth: 'public',
  input: z.strictObject({
    email: emailInput,
    password: passwordInput,
    provider: z.literal('default').optional(),
  }),
  output: loginResponse,
  errors: ['wrong_credentials'],
  replay: false,
  summary: 'Signs a user in by e-mail and password.',
})
