import type { IntentStatus, OrderRow } from '../order.ts'

export type { IntentStatus } from '../order.ts'

/** Money that went back. A partial refund leaves what was bought and is not told. */
export type Reversal = { reason: 'refund' | 'dispute'; at: Date }

/** A payment that the provider vouches for, of an order or of one period of a subscription. */
export type PaidFact = {
  /** The provider's own id of the payment; the key under which it counts once. */
  payment_id: string
  amount: number
  currency: string
  is_test: boolean
  paid_at: Date
  reversal: Reversal | null
}

/** A paid period of a subscription. The first one, or the trial, belongs to the order's own payment. */
export type PeriodFact = PaidFact & { starts_at: Date; ends_at: Date }

/**
 * What a provider knew of an order at one moment. Snapshots may be applied late, twice and in any order: payments and
 * ends only ever add up, and of two words on cancelling the one that was read later counts.
 */
export type Snapshot = {
  read_at: Date
  status: IntentStatus
  /** For the client alone, never stored or logged. */
  client_secret: string | null
  /** The verified payment of the order; null until there is one. */
  paid: PaidFact | null
  subscription: {
    trial_ends_at: Date | null
    /** The period that the order itself opened. */
    first_period: { starts_at: Date; ends_at: Date }
    renewals: readonly PeriodFact[]
    /** Start of the newest period whose payment failed and is still open. */
    unpaid_from: Date | null
    cancel_at_period_end: boolean
    ended_at: Date | null
  } | null
}

/** What a provider made for a new order. */
export type OpenedPayment = {
  kind: 'payment_intent' | 'setup_intent'
  intent_id: string
  subscription_id: string | null
  client_secret: string | null
  status: IntentStatus
}

/** Who buys, as far as a provider needs to know. */
export type Buyer = { subscriber_id: string; email: string; name: string }

/** How an overdue subscription was tried again. */
export type RetryResult = { status: IntentStatus; client_secret: string | null }

/**
 * What commerce asks of whoever moves the money. All implementations pass one contract test. None takes a transaction:
 * callers hold none while they wait, and attach the snapshots that `read` gives afterwards (decision 41).
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe'
  /** The account there, so that an order is never read with other keys than it was opened with. */
  readonly account: string
  readonly is_test: boolean
  readonly publishable_key: string | null
  /** Opens the payment of a reserved order; asked again, it gives the same payment. */
  open: (order: OrderRow, buyer: Buyer) => Promise<OpenedPayment>
  read: (order: OrderRow) => Promise<Snapshot>
  /** Makes an open order unpayable; false where it has been paid meanwhile. */
  abandon: (order: OrderRow) => Promise<boolean>
  cancelAtPeriodEnd: (order: OrderRow) => Promise<void>
  /** Ends at once and renews no more: for what was paid twice. */
  endNow: (order: OrderRow) => Promise<void>
  payOverdue: (
    order: OrderRow,
    how: { card: string | null; is_authenticated: boolean },
  ) => Promise<RetryResult>
  /** Gives back a part of the order's own payment; asking again for the same order gives back nothing more. */
  refund: (order: OrderRow, amount: number) => Promise<void>
}

/** Thrown when a provider refuses or cannot be reached; `is_temporary` where trying again may help. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly is_temporary: boolean

  constructor(message: string, { is_temporary, cause }: { is_temporary: boolean; cause?: unknown }) {
    super(message, { cause })
    this.is_temporary = is_temporary
  }
}

/** Thrown where the provider is still answering an earlier request with the same idempotency key. */
export class ProviderBusyError extends ProviderError {
  constructor(cause: unknown) {
    super('The provider is still answering the same request.', { is_temporary: true, cause })
  }
}

/** Thrown where the account that an order was opened with is no longer connected. */
export class NotConnectedError extends ProviderError {
  constructor() {
    super('The account that this order was opened with is no longer connected.', { is_temporary: false })
  }
}
