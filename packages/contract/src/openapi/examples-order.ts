import type { z } from 'zod'
import type { components } from './components.ts'

type Example<Name extends keyof typeof components> = z.output<(typeof components)[Name]>

const PRODUCT = '0199b6e2-4f10-7c3a-8d21-5b6f0a9c1e03'
const VERSION = '0199b6e2-4f10-7c3a-8d21-5b6f0a9c1e04'
const ORDER = '0199b6e2-4f10-7c3a-8d21-5b6f0a9c1e05'
const LATER = '2026-02-01T00:00:00.000Z'

/** A price, as the OpenAPI document shows it. */
export const version: Example<'ProductVersion'> = {
  id: VERSION,
  name: 'Monthly',
  amount: 1900,
  currency: 'USD',
  interval: 'month',
  interval_count: 1,
  trial_days: 7,
  is_default: true,
  setup_fee: 0,
  group: null,
  tax: null,
}

/** A payment that has begun, as the OpenAPI document shows it. */
export const payment_intent: Example<'PaymentIntent'> = {
  order_id: ORDER,
  kind: 'payment_intent',
  provider: 'stripe',
  client_secret: 'pi_3Q0example_secret_9fK2',
  publishable_key: 'pk_live_51example',
  status: 'requires_payment',
  final_amount: 1900,
  currency: 'USD',
}

/** What an order comes to, as the OpenAPI document shows it. */
export const order_preview: Example<'OrderPreview'> = {
  currency: 'USD',
  lines: [
    {
      product_id: PRODUCT,
      version_id: VERSION,
      title: 'Kiln Membership',
      amount: 1900,
      discount: 0,
      total: 1900,
      interval: 'month',
      interval_count: 1,
      trial_ends_at: null,
      is_bump: false,
      setup_fee: 0,
      setup_due: 0,
      tax: 303,
    },
  ],
  subtotal: 1900,
  discount: 0,
  final_amount: 1900,
  tax: {
    country: 'DE',
    name: 'vat',
    is_inclusive: true,
    is_reverse_charge: false,
    rows: [{ rate: 19_000, net: 1597, tax: 303 }],
    amount: 303,
  },
  tax_state: 'computed',
  is_tax_inclusive: true,
  country: 'DE',
  tax_id: null,
  needs_postal_code: false,
  owned_order_bumps: [],
  unfit_order_bumps: [],
  owned_products: [],
  unfit_products: [],
  tried_products: [],
  recurring: {
    amount: 1900,
    interval: 'month',
    interval_count: 1,
    next_at: LATER,
    next_amount: 1900,
    discounted_periods: 0,
  },
  coupon: null,
}
