import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { linkToken, loginResponse } from '../identity/shapes.ts'

/**
 * Creates the account of a guest by the link that was mailed after paying, or signs in to the one with their address,
 * and moves their purchases there. The link verifies the address and is valid once. Clients confirm with the user
 * first: opening the link alone signs nobody in.
 */
export const claimPurchase = defineCall({
  method: 'POST',
  path: '/auth/purchase',
  auth: 'public',
  input: z.strictObject({ token: linkToken }),
  output: loginResponse,
  errors: ['token_invalid'],
  replay: false,
  rate: { limit: 120, seconds: 60 },
  summary: 'Create an account for purchases',
})
