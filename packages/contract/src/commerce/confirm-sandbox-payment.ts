import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { paymentIntent, sandboxCard } from './shapes.ts'

/** Simulates a card form for orders of the sandbox provider: succeeds, declines, or requires authentication first. */
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
