import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { emailInput, nameInput } from '../identity/shapes.ts'

/**
 * Lets a guest prove that an address is theirs: a mail brings a link and a code, as for signing in without a password,
 * and only whoever holds it learns anything. A newcomer is then called by this name. The answer is the same for every
 * address, known or not.
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
