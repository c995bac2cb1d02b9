import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { ssoProvider, signInMethods } from './provider-shapes.ts'

/** Unlinks a provider from the signed-in user, except the last sign-in method. A mail notifies the user. */
export const unlinkProvider = defineCall({
  method: 'DELETE',
  path: '/auth/provider/:provider',
  auth: 'user',
  input: z.strictObject({ provider: ssoProvider }),
  output: signInMethods,
  errors: ['last_way_in'],
  summary: 'Unlink a provider',
})
