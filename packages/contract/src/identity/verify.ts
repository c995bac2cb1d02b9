import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { loginResponse } from './shapes.ts'

/**
 * Exchanges the session cookie for the token, which the page stores in memory. Only for the app's own pages (403).
 * 401 means guest; a 5xx does not, so users stay signed in while the server is unavailable.
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
