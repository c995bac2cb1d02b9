import { z } from 'zod'

/** Path of the socket on every host. */
export const REALTIME_PATH = '/api/v1/realtime'

const channelName = z
  .string()
  .max(100)
  .regex(/^[a-z_]+:[A-Za-z0-9_-]{1,64}$/)

/** The frames that a client may send. The first must be `auth`. */
export const clientFrame = z.discriminatedUnion('type', [
  /** `app` names the app by slug on a host that belongs to none (the studio). */
  z.strictObject({
    type: z.literal('auth'),
    token: z.string().min(1).max(512),
    app: z.string().max(63).optional(),
  }),
  /** Without `after_seq` the channel starts with new events. */
  z.strictObject({
    type: z.literal('subscribe'),
    channel: channelName,
    after_seq: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  z.strictObject({ type: z.literal('unsubscribe'), channel: channelName }),
  /** Tells the other subscribers of a channel that takes signals what this one does right now. */
  z.strictObject({ type: z.literal('signal'), channel: channelName }),
  z.strictObject({ type: z.literal('ping') }),
])

export type ClientFrame = z.infer<typeof clientFrame>

/** Why a subscription is refused or closed: `resync` means that the client's `after_seq` is ahead of the log. */
export type RefusalCode = 'not_found' | 'too_many' | 'resync' | 'unavailable'

/** The frames that the server sends. */
export type ServerFrame =
  | { type: 'ready' }
  | { type: 'pong' }
  | { type: 'subscribed'; channel: string; seq: number }
  | { type: 'events'; channel: string; events: readonly { seq: number; type: string; data: object }[] }
  | { type: 'unsubscribed'; channel: string; code: RefusalCode }

/** Close codes: RFC 6455's own, and 4401 for a missing or ended session. */
export const closeCodes = { policy: 1008, restart: 1012, overloaded: 1013, unauthorized: 4401 } as const

export type Limits = {
  auth_ms: number
  frame_bytes: number
  channels_per_socket: number
  sockets_per_address: number
  /** Frames that a socket may send at once, and how many it regains per second. */
  burst: number
  frames_per_second: number
  /** Bytes that may wait in one socket before it is closed and must resume. */
  buffered_bytes: number
  heartbeat_ms: number
}

export const defaultLimits: Limits = {
  auth_ms: 5_000,
  frame_bytes: 8_192,
  channels_per_socket: 200,
  sockets_per_address: 200,
  burst: 250,
  frames_per_second: 20,
  buffered_bytes: 1_048_576,
  heartbeat_ms: 25_000,
}
