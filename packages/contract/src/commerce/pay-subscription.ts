import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { paymentIntent, sandboxCard } from './shapes.ts'

/**
 * Retries the open invoice of a past-due subscription. If the bank requires authentication, the response contains
 * the next step.
 */
export const paySubscription = defineCall({
  method: 'POST',
  path: '/subscriptions/:id/pay',
  auth: 'member',
  input: z.strictObject({
    id,
    /** The test card to pay with from now on; for sandbox subscriptions only. */
    card: sandboxCard.optional(),
    is_authenticated: z.boolean().default(false),
  }),
  output: paymentIntent,
  errors: ['nothing_due', 'payment_failed'],
  replay: false,
  summary: 'Pay an overdue subscription',
})
