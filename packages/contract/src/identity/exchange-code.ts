import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { linkToken, loginResponse } from './shapes.ts'

/**
 * Exchanges the one-time code from `?session=` in the address for a session of this app. The code is valid once, for
 * 60 seconds; clients remove it from the address first. A code from `?viewing=` opens a preview: the response
 * contains `viewing`, and no cookie is set.
 */
export const exchangeCode = defineCall({
  method: 'POST',
  path: '/auth/exchange',
  auth: 'public',
  input: z.strictObject({ code: linkToken }),
  output: loginResponse,
  errors: ['token_invalid'],
  replay: false,
  summary: 'Exchange a one-time code for a session',
})
