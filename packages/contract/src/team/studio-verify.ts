import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { studioLoginResponse } from '../identity/shapes.ts'

/** Exchanges the studio's session cookie for the token. Only for the studio's own pages (403); 401 means guest. */
export const studioVerify = defineCall({
  method: 'POST',
  path: '/studio/auth/verify',
  auth: 'public',
  input: z.strictObject({}),
  output: studioLoginResponse,
  errors: ['unauthorized'],
  replay: false,
  summary: 'Get the token of the studio’s session cookie',
})
