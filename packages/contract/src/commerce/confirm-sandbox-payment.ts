import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { paymentIntent, sandboxCard } from './shapes.ts'

/** Only for orders of the sandbox provider; behaves like a card form: succeeds, declines, or asks for authentication first. */
export const confirmSandboxPayment = defineCall({
  method: 'POST',
  path: '/orders/:order_id/sandbox_payment',
  auth: 'member',
  input: z.strictObject({
    order_id: id,
    card: sandboxCard,
    is_authenticated: z.boolean().default(false),
  }),
  output: paymentIntent,
  errors: ['payment_failed', 'not_a_sandbox_order', 'payments_unavailable'],
  summary: 'Pay an order with test money',
})
