import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { pushProvider, pushSettings, pushStatus } from './push-shapes.ts'

/**
 * Registers this device for push messages or changes its status. The token of `webpush` is the browser's subscription
 * as JSON; of `pusher`, the interest of the device alone. A token moves to the member who registers it last. Without a
 * token, the status of everything registered in this session changes. Field codes: `required`, `push_token_invalid`,
 * `address_not_public`, `provider_not_configured`.
 */
export const setPush = defineCall({
  method: 'PUT',
  path: '/notifications/push',
  auth: 'member',
  input: z.strictObject({
    token: z.string().max(4096).nullish(),
    provider: pushProvider.nullish(),
    status: pushStatus,
    pusher_device_id: z.string().max(200).nullish(),
  }),
  output: pushSettings,
  summary: 'Register a device for push',
})
