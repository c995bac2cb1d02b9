import { z } from 'zod'

/** The ways to a device: the browser's own push service, or that of an app in a store. */
export const pushProvider = z.enum(['webpush', 'expo', 'pusher', 'fcm'])

/** `suspended`: the server stopped sending after failures over more than a day; enabling again resumes it. */
export const pushStatus = z.enum(['enabled', 'disabled', 'suspended'])

/** A device that receives push messages. */
export const pushDevice = z.object({
  id: z.string(),
  provider: pushProvider,
  push_status: pushStatus,
  /** Browser and system, as in the list of sessions. */
  browser: z.string(),
  is_this_device: z.boolean(),
  created_at: z.iso.datetime(),
})

/** How this member receives push messages, and what a device needs to register. */
export const pushSettings = z.object({
  /** Status on this device; `disabled` where it was never registered. */
  push_status: pushStatus,
  /** The application server key of web push, base64url. */
  vapid_public_key: z.string(),
  /** The providers that this app can send by. */
  providers: z.array(pushProvider),
  devices: z.array(pushDevice),
})

export type PushProvider = z.infer<typeof pushProvider>
export type PushStatus = z.infer<typeof pushStatus>
export type PushDevice = z.infer<typeof pushDevice>
export type PushSettings = z.infer<typeof pushSettings>

/** By which providers an app reaches native shells. */
export const pushProviders = z.object({
  is_expo: z.boolean(),
  has_expo_token: z.boolean(),
  has_fcm_account: z.boolean(),
  pusher_instance_id: z.string(),
  has_pusher_secret: z.boolean(),
})
