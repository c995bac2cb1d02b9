import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { loginResponse } from './shapes.ts'

/**
 * Turns the session cookie into the token that the page keeps in memory. Only the app's own pages may ask (403).
 * 401 means guest; a 5xx does not, so a signed-in person stays signed in while the server is away.
 */
export const verify = defineCall({
  method: 'POST',
  path: '/auth/verify',
  auth: 'public',
  input: z.strictObject({}),
  output: loginResponse,
  replay: false,
  summary: 'Get the token of the session cookie',
})
