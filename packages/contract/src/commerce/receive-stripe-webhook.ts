import { z } from 'zod'
import { defineCall } from '../define-call.ts'

/** Verified by the app’s webhook secret over the raw body; without a secret the feature is off (404). */
export const receiveStripeWebhook = defineCall({
  method: 'POST',
  path: '/webhooks/stripe',
  auth: 'webhook',
  input: z.strictObject({}),
  output: z.object({ received: z.literal(true) }),
  body: 'raw',
  body_limit: 1024 * 1024,
  rate: { limit: 3000, seconds: 60 },
  replay: false,
  summary: 'Receive Stripe events',
})
