import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { emailInput, nameInput } from '../identity/shapes.ts'

/**
 * Lets a guest verify an address by a mailed link and code, as for passwordless sign-in. A new member gets this
 * name. The response is the same for every address, known or not.
 */
export const verifySubscriber = defineCall({
  method: 'POST',
  path: '/auth/verify_subscriber',
  auth: 'public',
  input: z.strictObject({ email: emailInput, name: nameInput }),
  output: emptyOutput,
  errors: ['too_many_requests', 'method_not_offered'],
  replay: false,
  summary: 'Send a guest a link to prove their address',
})
