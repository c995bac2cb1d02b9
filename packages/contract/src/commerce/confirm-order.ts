import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { paymentIntent } from './shapes.ts'

/**
 * Reads an open order at its provider, for a buyer who comes back from the payment form; what is paid opens at once.
 * Tells nothing of a payment that its provider does not confirm.
 */
export const confirmOrder = defineCall({
  method: 'POST',
  path: '/orders/:order_id/confirm',
  auth: 'member',
  input: z.strictObject({ order_id: id }),
  output: paymentIntent,
  replay: false,
  rate: { limit: 60, seconds: 60, by: 'viewer' },
  summary: 'Refresh the state of a payment',
})
