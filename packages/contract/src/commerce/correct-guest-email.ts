import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emailInput } from '../identity/shapes.ts'
import { emptyOutput, id } from '../shapes.ts'

/**
 * Corrects the address that a buyer without an account typed, notes it on the order, and mails the receipt of a paid
 * order, with the link to an account, to the new address. Orders of members are not found.
 */
export const correctGuestEmail = defineCall({
  method: 'PUT',
  path: '/studio/orders/:id/email',
  auth: 'team',
  input: z.strictObject({ id, email: emailInput }),
  output: emptyOutput,
  rate: { limit: 20, seconds: 600 },
  summary: 'Correct the address of a guest',
})
