import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { authProvider, emailInput } from './shapes.ts'

/** Returns the sign-in methods of this app: the same response for every address, known or not. */
export const fetchMethods = defineCall({
  method: 'POST',
  path: '/auth/fetch',
  auth: 'public',
  input: z.strictObject({ email: emailInput }),
  output: z.object({ providers: z.array(authProvider) }),
  summary: 'List the sign-in methods of the app',
})
