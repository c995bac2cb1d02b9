import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { sandboxCard } from './shapes.ts'

/**
 * Changes the card that renews a subscription. At Stripe the response has a `client_secret` to confirm; repeating the
 * call with its `intent_id` saves the confirmed card. Nothing is charged.
 */
export const changeCard = defineCall({
  method: 'POST',
  path: '/subscriptions/:id/card',
  auth: 'member',
  input: z.strictObject({
    id,
    /** The test card to renew with from now on; for sandbox subscriptions only. */
    card: sandboxCard.optional(),
    is_authenticated: z.boolean().default(false),
    intent_id: z.string().max(100).optional(),
  }),
  output: z.object({
    provider: z.enum(['stripe', 'sandbox', 'none']),
    status: z.enum(['requires_payment', 'requires_action', 'processing', 'succeeded', 'failed']),
    client_secret: z.string().nullable(),
    publishable_key: z.string().nullable(),
    intent_id: z.string().nullable(),
  }),
  errors: ['already_ended', 'payment_failed'],
  replay: false,
  summary: 'Change the card of a subscription',
})
