import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { clientEmail, signInMethods } from './provider-shapes.ts'
import { authProvider } from './shapes.ts'

/**
 * Returns the sign-in method of the signed-in user. The spec's parameters (section 7) are ignored, so that nobody
 * learns another person's methods.
 */
export const getProvider = defineCall({
  method: 'GET',
  path: '/auth/provider',
  auth: 'user',
  input: z.strictObject({
    email: clientEmail.optional(),
    provider: authProvider.optional(),
    provider_id: z.string().max(200).optional(),
  }),
  output: signInMethods,
  summary: 'List the sign-in methods of the user',
})
