import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput, id } from '../shapes.ts'

/** Mails the receipt of a paid order to its buyer again, with the link to the invoice. */
export const resendReceipt = defineCall({
  method: 'POST',
  path: '/studio/orders/:id/receipt',
  auth: 'team',
  input: z.strictObject({ id }),
  output: emptyOutput,
  errors: ['not_paid'],
  rate: { limit: 10, seconds: 600 },
  summary: 'Mail the receipt of an order again',
})
