import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { orderToken, paymentIntent, sandboxCard } from './shapes.ts'

/** Simulates a card form for orders of the sandbox provider: succeeds, declines, or requires authentication first. Guests send the secret of their order. */
export const confirmSandboxPayment = defineCall({
  method: 'POST',
  path: '/orders/:order_id/sandbox_payment',
  auth: 'public',
  input: z.strictObject({
    order_id: id,
    card: sandboxCard,
    is_authenticated: z.boolean().default(false),
    order_token: orderToken.optional(),
  }),
  output: paymentIntent,
  errors: ['payment_failed', 'payment_details_failed', 'not_a_sandbox_order', 'payments_unavailable'],
  rate: { limit: 120, seconds: 60 },
  summary: 'Pay an order with test money',
})
