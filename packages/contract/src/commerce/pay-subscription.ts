import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { paymentIntent } from './shapes.ts'

/** Tries the open invoice of a past-due subscription again. */
export const paySubscription = defineCall({
  method: 'POST',
  path: '/subscriptions/:id/pay',
  auth: 'member',
  input: z.strictObject({
    id,
    card: z.enum(['succeeds', 'declines', 'needs_authentication', 'expires']).optional(),
  }),
  output: paymentIntent,
  errors: ['nothing_due', 'payment_failed'],
  summary: 'Pays an overdue subscription.',
})
