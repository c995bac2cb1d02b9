import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { orderToken, paymentIntent } from './shapes.ts'

/**
 * Checks an open order at its provider when a buyer returns from the payment form; if it is paid, access opens at
 * once. Returns nothing about a payment that the provider does not confirm. Guests send the secret of their order.
 */
export const confirmOrder = defineCall({
  method: 'POST',
  path: '/orders/:order_id/confirm',
  auth: 'public',
  input: z.strictObject({ order_id: id, order_token: orderToken.optional() }),
  output: paymentIntent,
  replay: false,
  rate: { limit: 60, seconds: 60 },
  summary: 'Refresh the state of a payment',
})
