import type { OrderTax, TaxTerms } from '@foyer/domain/money'
import type { DisputeState, IntentStatus, Interval, OrderRow } from '../order.ts'

export type { IntentStatus } from '../order.ts'

/** Money that the provider sent back, for us or for someone at the provider's own dashboard. */
export type RefundFact = {
  provider_refund_id: string
  /** Our id of the refund; null where it was not ours. */
  refund_id: string | null
  amount: number
  at: Date
  is_failed: boolean
}

/** A payment that its buyer disputes at the card's bank. Inquiries that take no money are not reported. */
export type DisputeFact = {
  provider_dispute_id: string
  amount: number
  reason: string
  state: DisputeState
  at: Date
  closed_at: Date | null
}

/** A payment that the provider vouches for, of an order or of one period of a subscription. */
export type PaidFact = {
  /** The provider's own id of the payment; the key under which it counts once. */
  payment_id: string
  amount: number
  currency: string
  is_test: boolean
  paid_at: Date
  /** The tax in the amount, where the provider computed it by itself. */
  tax?: OrderTax | null
  refunds: readonly RefundFact[]
  disputes: readonly DisputeFact[]
}

/** A break of a subscription from the end of a paid period on: no access, no invoices. What follows is a new period. */
export type Pause = { starts_at: Date; ends_at: Date }

/** The card that renewals are charged to, as far as its provider shows it. */
export type SavedCard = { brand: string; last4: string; exp_month: number; exp_year: number }

/** Why the newest renewal failed, and when it is tried again; null: not by itself. */
export type RenewalFailure = {
  reason: 'declined' | 'refused' | 'authentication' | 'no_method'
  next_attempt_at: Date | null
}

/** A paid period of a subscription. The first one, or the trial, belongs to the order's own payment. */
export type PeriodFact = PaidFact & {
  starts_at: Date
  ends_at: Date
  /** What the rest of a former price took off. */
  credit?: number
}

/**
 * The provider's state of an order at one time. Snapshots may be applied late, twice and in any order: payments and
 * ends only add up, and of two cancellation states the one read later applies.
 */
export type Snapshot = {
  read_at: Date
  status: IntentStatus
  /** For the client only, never stored or logged. */
  client_secret: string | null
  /** The verified payment of the order; null until there is one. */
  paid: PaidFact | null
  subscription: {
    trial_ends_at: Date | null
    /** The period that the order itself opened. */
    first_period: { starts_at: Date; ends_at: Date }
    /** Our version by whose price it renews now; null where the provider does not say. */
    version_id?: string | null
    /** What each further period costs before discounts, with the tax that the provider has in its price. */
    price?: number | null
    renewals: readonly PeriodFact[]
    /** Start of the newest period whose payment failed and is still open. */
    unpaid_from: Date | null
    /** Null while nothing is owed. */
    failure: RenewalFailure | null
    /** The break that is planned or in effect. */
    pause: Pause | null
    card: SavedCard | null
    cancel_at_period_end: boolean
    ended_at: Date | null
    /** Whether the provider ended it by itself because nothing was paid. */
    is_ended_unpaid?: boolean
  } | null
}

/** What a provider created for a new order. */
export type OpenedPayment = {
  kind: 'payment_intent' | 'setup_intent'
  intent_id: string
  subscription_id: string | null
  client_secret: string | null
  status: IntentStatus
  /** What the first payment comes to, where the provider taxes it by itself. */
  charged?: { amount: number; tax: number }
}

/** Who buys, as far as a provider needs to know. */
export type Buyer = {
  subscriber_id: string
  email: string
  name: string
  /** Who sent them, where the app pays for referrals at Rewardful. */
  referral?: string | null
}

/** Amounts of a sale that the provider is to tax, in minor units. */
export type TaxQuestion = {
  currency: string
  place: { country: string; postal_code: string | null; tax_id: string | null }
  is_inclusive: boolean
  parts: readonly number[]
}

/** What the provider computed: the tax and rate of each part, in the order of the question. */
export type TaxAnswer = {
  id: string
  terms: Omit<TaxTerms, 'rate'>
  parts: readonly { rate: number; tax: number }[]
}

/** A payment that names this app, as the provider lists it. */
export type PaidOrder = { payment_id: string; order_id: string; amount: number; currency: string }

/** How an overdue subscription was tried again. */
export type RetryResult = { status: IntentStatus; client_secret: string | null }

/** How a card is changed: the client confirms `client_secret`, then the call is repeated with the intent's id. */
export type CardChange = RetryResult & { intent_id: string | null }

/**
 * A payment provider. All implementations pass one contract test. None takes a transaction: callers hold none while
 * they wait, and attach the snapshots of `read` afterwards (decision 41).
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe'
  /** The account there, so that an order is never read with other keys than it was opened with. */
  readonly account: string
  readonly is_test: boolean
  readonly publishable_key: string | null
  /** Computes the tax of a sale; null where the provider computes none. */
  computeTax: ((sale: TaxQuestion) => Promise<TaxAnswer | 'invalid_customer_location'>) | null
  /** Whether tax can be computed there; null where the provider computes none. */
  isTaxReady: (() => Promise<boolean>) | null
  /** Opens the payment of a reserved order; idempotent. */
  open: (order: OrderRow, buyer: Buyer) => Promise<OpenedPayment>
  /** A secret by which the card form lists the buyer's saved cards; null where there is no such form. */
  showSavedCards: (order: OrderRow, buyer: Buyer) => Promise<string | null>
  read: (order: OrderRow) => Promise<Snapshot>
  /** Registers a host whose checkout shows wallets; a repeated call validates it again. */
  registerHost: (host: string) => Promise<void>
  /** Lists what was paid for this app since an instant, renewals included, also for orders that we do not know. */
  listPaid: (since: Date) => Promise<PaidOrder[]>
  /** Makes an open order unpayable; false if it has been paid since. */
  abandon: (order: OrderRow) => Promise<boolean>
  cancelAtPeriodEnd: (order: OrderRow) => Promise<void>
  /** Withdraws a cancellation that has not taken effect; false where the subscription has ended. */
  resume: (order: OrderRow) => Promise<boolean>
  /** Plans a break; the caller has checked that nothing is owed and that the subscription goes on. */
  pause: (order: OrderRow, pause: Pause) => Promise<void>
  /** Withdraws a break before it starts, or starts a new period now. Where its payment fails, the break remains. */
  endPause: (order: OrderRow, pause: Pause) => Promise<IntentStatus>
  /** Lets later renewals be charged to another card. */
  changeCard: (
    order: OrderRow,
    how: { card: string | null; intent_id: string | null; is_authenticated: boolean },
    buyer: Buyer,
  ) => Promise<CardChange>
  /** Ends immediately without renewal, for duplicate payments. */
  endNow: (order: OrderRow) => Promise<void>
  /**
   * Ends a subscription whose renewal is owed, and what it owes with it. False where it was paid meanwhile; a repeated
   * call changes nothing.
   */
  endUnpaid: (order: OrderRow) => Promise<boolean>
  /** Ends the discount of a subscription after its last discounted period; once ended, it stays so. */
  endDiscount: (order: OrderRow) => Promise<void>
  payOverdue: (
    order: OrderRow,
    how: { card: string | null; is_authenticated: boolean },
  ) => Promise<RetryResult>
  /** What a switch at once costs, as the provider computes it. */
  previewSwitch: (order: OrderRow, change: PriceSwitch) => Promise<SwitchQuote>
  /**
   * Switches to another price: at once, taking what is due from the saved card, or in a free trial. Where the card
   * does not pay, nothing changes. A repeated call with the same id takes nothing more.
   */
  switchPrice: (order: OrderRow, change: PriceSwitch) => Promise<SwitchOutcome>
  /** Plans another price from the end of the period on. */
  planSwitch: (order: OrderRow, change: PriceSwitch) => Promise<void>
  /** Withdraws a planned switch. */
  withdrawSwitch: (order: OrderRow) => Promise<void>
  /** Refunds a part of one payment of the order; a repeated call with the same id refunds nothing more. */
  refund: (order: OrderRow, request: RefundRequest) => Promise<void>
}

/** Another price for a subscription; the amounts are ours, in minor units, those of the quote with their tax. */
export type PriceSwitch = {
  id: string
  product_id: string
  version_id: string
  title: string
  amount: number
  discount: number
  interval: Interval
  interval_count: number
  /** How its payments are taxed; only tax that is added changes what they come to. */
  terms: TaxTerms | null
  takes_effect: 'now' | 'trial' | 'period_end'
  proration_at: Date
  quote: SwitchQuote
}

/** What a switch at once costs, and when the next payment is due. */
export type SwitchQuote = { credit: number; charge: number; due: number; next_at: Date }

/** Whether the saved card paid a switch; `authentication`: its bank asks for its owner. */
export type SwitchOutcome = 'succeeded' | 'failed' | 'authentication'

/** Money to send back. `payment_id` is the provider's; `refund_id` is ours and the idempotency key. */
export type RefundRequest = { refund_id: string; payment_id: string; amount: number }

/** Thrown when a provider refuses or cannot be reached; `is_temporary` where trying again may help. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly is_temporary: boolean

  constructor(message: string, { is_temporary, cause }: { is_temporary: boolean; cause?: unknown }) {
    super(message, { cause })
    this.is_temporary = is_temporary
  }
}

/** Thrown where the provider cannot tell where the buyer lives, so that it cannot compute the tax. */
export class UnknownLocationError extends ProviderError {
  constructor(cause?: unknown) {
    super('The provider does not know where the buyer lives.', { is_temporary: false, cause })
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
