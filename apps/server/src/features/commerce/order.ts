/** How far an order's payment has come, as its provider says. */
export type IntentStatus = 'requires_payment' | 'requires_action' | 'processing' | 'succeeded' | 'failed'

/** How often a price recurs. */
export type Interval = 'day' | 'week' | 'month' | 'year'
/** Who takes the money of an order; `none` where nothing is due. */
export type ProviderName = 'sandbox' | 'stripe' | 'none'
/** What the buyer confirms. */
export type OrderKind = 'payment_intent' | 'setup_intent' | 'free'

/** One thing in an order; amounts in minor units. */
export type OrderLineRow = {
  position: number
  product_id: string
  version_id: string
  title: string
  amount: number
  discount: number
  total: number
  interval: Interval | null
  interval_count: number | null
  trial_days: number
  is_bump: boolean
}

/** An order with its lines, as it is stored. */
export type OrderRow = {
  id: string
  subscriber_id: string
  product_id: string
  status: 'open' | 'paid' | 'abandoned' | 'refunded'
  intent_status: IntentStatus
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
  created_at: Date
  paid_at: Date | null
  lines: OrderLineRow[]
}
