import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { clientEmail, ssoProvider, signInMethods } from './provider-shapes.ts'

/**
 * How the signed-in person gets in. What is asked along (spec section 7) counts for nothing: nobody learns of another
 * person's ways.
 */
export const getProvider = defineCall({
  method: 'GET',
  path: '/auth/provider',
  auth: 'user',
  input: z.strictObject({
    email: clientEmail.optional(),
    provider: ssoProvider.optional(),
    provider_id: z.string().max(200).optional(),
  }),
  output: signInMethods,
  summary: 'List the sign-in methods of the user',
})
