import { z } from 'zod'
import { defineCall } from '../define-call.ts'

/**
 * Receives a notification of the App Store (version 2), verified by its signature and Apple's certificates. It only
 * says which purchase is read again.
 */
export const receiveStoreNotification = defineCall({
  method: 'POST',
  path: '/webhooks/app-store',
  auth: 'webhook',
  input: z.strictObject({}),
  output: z.object({ received: z.literal(true) }),
  body: 'raw',
  body_limit: 256 * 1024,
  rate: { limit: 3000, seconds: 60 },
  replay: false,
  summary: 'Receive App Store notifications',
})
