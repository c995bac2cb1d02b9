import type { PushPayload } from '../push-message.ts'

/** A message on its way to one device. */
export type Delivery = {
  /** The token of the registration. */
  token: string
  payload: PushPayload
  ttl_seconds: number
  signal: AbortSignal
}

/**
 * What a provider answered. `gone`: the device no longer exists, its registration ends. `failed`: not accepted now, or
 * refused; repeating the same delivery is safe.
 */
export type DeliveryOutcome = 'accepted' | 'gone' | 'failed'

/** A way to devices. Deliveries never throw: what cannot be reached has failed. */
export type PushSender = { deliver: (delivery: Delivery) => Promise<DeliveryOutcome> }
