import type { OrderTax } from '@foyer/domain/money'

/** The payment status of an order, as its provider reports it. */
export type IntentStatus = 'requires_payment' | 'requires_action' | 'processing' | 'succeeded' | 'failed'

/** How often a price recurs. */
export type Interval = 'day' | 'week' | 'month' | 'year'
/** Who takes the money of an order; `none` where nothing is due. */
export type ProviderName = 'sandbox' | 'stripe' | 'none'
/** What the buyer confirms. */
export type OrderKind = 'payment_intent' | 'setup_intent' | 'free'

/** How a dispute stands: with the card's bank, or decided for or against the seller. */
export type DisputeState = 'open' | 'won' | 'lost'

/** One thing in an order; amounts in minor units. */
export type OrderLineRow = {
  position: number
  product_id: string
  version_id: string
  title: string
  amount: number
  discount: number
  total: number
  /** What each period that the coupon of the order counts for has off. */
  period_discount: number
  interval: Interval | null
  interval_count: number | null
  trial_days: number
  is_bump: boolean
  /** The set-up fee before its discount, and what of the total it is. */
  setup_fee: number
  setup_due: number
  setup_tax: number
  /** What of the total is tax. */
  tax: number
}

/** An order with its lines, as it is stored. One that is open without an intent is reserved: its provider has not answered yet. */
export type OrderRow = {
  id: string
  subscriber_id: string
  /** The subscriber under whom the provider knows the buyer; null: the same. */
  customer_id: string | null
  product_id: string
  status: 'open' | 'paid' | 'abandoned' | 'refunded'
  intent_status: IntentStatus
  /** When `intent_status` was read from the provider. */
  intent_read_at: Date | null
  basket: string
  kind: OrderKind
  provider: ProviderName
  provider_account: string
  provider_intent_id: string | null
  provider_subscription_id: string | null
  currency: string
  subtotal: number
  discount: number
  final_amount: number
  is_test: boolean
  name: string | null
  country: string | null
  postal_code: string | null
  referral: string | null
  coupon_id: string | null
  coupon_code: string | null
  coupon_name: string | null
  /** How many paid periods have the discount of the coupon; 0: all of them, null: no coupon. */
  coupon_periods: number | null
  /** The tax in `final_amount`; null where nothing was taxed. */
  tax: OrderTax | null
  /** Who computed it, and the id of what Stripe computed for a single payment. */
  tax_by: 'rates' | 'stripe'
  tax_calculation: string | null
  /** Whether its prices contain tax; null where none was asked for. */
  is_tax_inclusive: boolean | null
  /** The buyer's VAT id as it was given. */
  tax_id: string | null
  /** With which words the buyer gave up the right of withdrawal, and when; null where they did not. */
  waiver_text: string | null
  waived_at: Date | null
  /** With which words the buyer asked for a subscription to start at once, and when; null where they did not. */
  start_text: string | null
  start_requested_at: Date | null
  created_at: Date
  paid_at: Date | null
  /** Counts from 1001 in each app. */
  number: number
  /** What of all its payments went back or is on its way. */
  refunded: number
  /** The state of its last dispute; null without one. */
  dispute_state: DisputeState | null
  lines: OrderLineRow[]
}

/** An order as it is written; the rest is added by the database. */
export type NewOrder = Omit<OrderRow, 'number' | 'refunded' | 'dispute_state'>

/** An order and how its payment continues. */
export type OpenedOrder = {
  order: OrderRow
  status: IntentStatus
  client_secret: string | null
  publishable_key: string | null
}

/** Returns the payment status as shown to the buyer. */
export function statusOf({
  status,
  intent_status,
}: Pick<OrderRow, 'status' | 'intent_status'>): IntentStatus {
  if (status === 'open') return intent_status
  return status === 'abandoned' ? 'failed' : 'succeeded'
}

/** An order as our database has it, without what only its provider knows. */
export function storedOrder(order: OrderRow): OpenedOrder {
  return { order, status: statusOf(order), client_secret: null, publishable_key: null }
}

const HOUR_MS = 60 * 60 * 1000

/** How long an unpaid order is valid; shorter than Stripe retains idempotency keys and unpaid subscriptions. */
export const ORDER_EXPIRES_MS = 12 * HOUR_MS

/** Whether an order has been open for too long to be paid. */
export function isExpired({ created_at }: Pick<OrderRow, 'created_at'>, now: Date): boolean {
  return now.getTime() - created_at.getTime() >= ORDER_EXPIRES_MS
}

/** The discount of the periods of a recurring line, as the domain counts it. */
export function discountOf(
  { coupon_periods }: Pick<OrderRow, 'coupon_periods'>,
  { period_discount }: Pick<OrderLineRow, 'period_discount'>,
): { discount: number; periods: number } {
  return { discount: period_discount, periods: coupon_periods ?? 1 }
}

/** How many periods of a recurring line the order itself pays for: none while a trial runs. */
export const paidPeriods = ({ trial_days }: Pick<OrderLineRow, 'trial_days'>): number =>
  trial_days > 0 ? 0 : 1

/** How many further periods have a discount after so many paid ones; null: all of them. */
export function leftPeriods(
  { discount, periods }: { discount: number; periods: number },
  paid_periods: number,
): number | null {
  if (discount === 0) return 0
  return periods === 0 ? null : Math.max(0, periods - paid_periods)
}

/** What the buyer of an order agreed to by ticks of their own. */
export type Consents = Pick<OrderRow, 'waiver_text' | 'waived_at' | 'start_text' | 'start_requested_at'>
