import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { linkToken, loginResponse } from './shapes.ts'

/**
 * Turns the one-time code that came as `?session=` in the address into a session of this app. The code lasts 60
 * seconds and serves once; clients strip it from the address before anything else. One that came as `?viewing=` opens a
 * preview: its answer says so, and no cookie comes with it.
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
