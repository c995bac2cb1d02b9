import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, optionalText } from '../shapes.ts'
import { paymentDifference } from './reconciliation-shapes.ts'

/** Closes a difference that a person has settled; a closed one stays as it is. */
export const resolvePaymentDifference = defineCall({
  method: 'POST',
  path: '/studio/payments/differences/:id/resolve',
  auth: 'team',
  input: z.strictObject({ id, note: optionalText(400).default('') }),
  output: paymentDifference,
  summary: 'Resolve a difference of payments',
})
