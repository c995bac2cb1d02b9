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
export type DeliveryOutcome =
  | { state: 'gone' | 'failed' }
  /** `receipt_id`: by it the provider says later whether the device exists. */
  | { state: 'accepted'; receipt_id?: string }

/** A way to devices. Deliveries never throw: what cannot be reached has failed. */
export type PushSender = { deliver: (delivery: Delivery) => Promise<DeliveryOutcome> }

/** A sender with a key of the owner; `takesKey` asks the provider, and throws where it does not answer. */
export type CheckedSender = PushSender & { takesKey: () => Promise<boolean> }

/** The longest time that a provider has for one request. */
export const PROVIDER_TIMEOUT_MS = 8_000

/** Messages that are of no use later are delivered at once, even to a device that saves power (RFC 8030, 5.3). */
const URGENT_WITHIN_S = 3600

export function isUrgent({ ttl_seconds }: Pick<Delivery, 'ttl_seconds'>): boolean {
  return ttl_seconds <= URGENT_WITHIN_S
}
