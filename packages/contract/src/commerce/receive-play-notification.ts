import { z } from 'zod'
import { defineCall } from '../define-call.ts'

/**
 * Receives a notification of Google Play by Pub/Sub, verified by the token that Google signs for this address and the
 * account of the settings. It only says which purchase is read again.
 */
export const receivePlayNotification = defineCall({
  method: 'POST',
  path: '/webhooks/google-play',
  auth: 'webhook',
  input: z.strictObject({}),
  output: z.object({ received: z.literal(true) }),
  body: 'raw',
  body_limit: 256 * 1024,
  rate: { limit: 3000, seconds: 60 },
  replay: false,
  summary: 'Receive Google Play notifications',
})
