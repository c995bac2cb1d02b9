import { z } from 'zod'
import { avatarUrls } from '../identity/shapes.ts'
import { coverAsset } from '../pages/page-index.ts'
import { imageRef } from '../pages/shapes.ts'
import { day, id, instant, money, optionalLine } from '../shapes.ts'
import { invoiceSummary } from './invoice-shapes.ts'
import { orderLine, subscription } from './shapes.ts'
import { orderTax } from './tax-shapes.ts'

/** How an order stands. `open` and `abandoned` orders were never paid; a lost dispute is `dispute_lost`. */
export const orderStatus = z.enum([
  'open',
  'abandoned',
  'failed',
  'paid',
  'partly_refunded',
  'refunded',
  'disputed',
  'dispute_lost',
])

/** The views of the list of orders; without one all orders are listed that were paid or tried to be. */
export const orderView = z.enum(['paid', 'failed', 'refunded', 'disputed', 'unpaid'])

/** The filters of the owner's list of orders; all of them have to match. */
export const orderFilter = {
  /** The beginnings of words in the buyer's name and address, or the number of an order or invoice, or a coupon. */
  term: z.string().trim().max(100).optional(),
  status: orderView.optional(),
  product_id: id.optional(),
  /** The orders of one member. */
  subscriber_id: id.optional(),
  /** The code of a coupon, in any case. */
  coupon: z.string().trim().max(60).optional(),
  /** Who sent the buyer, in any case. */
  referral: z.string().trim().max(200).optional(),
  /** First and last day, in the app's time zone. */
  from: day.optional(),
  to: day.optional(),
}

const orderCustomer = z.object({
  subscriber_id: id,
  /** Null for a buyer without an account. */
  user_id: id.nullable(),
  name: z.string(),
  email: z.string(),
  avatar_urls: avatarUrls,
})

/** An order as the owner's list shows it. Amounts are in minor units. */
export const orderRow = z.object({
  id,
  number: z.number().int(),
  status: orderStatus,
  customer: orderCustomer,
  titles: z.array(z.string()),
  /** The main product, whose picture is shown. */
  product_id: id,
  cover: imageRef,
  cover_asset: coverAsset,
  total: z.number().int(),
  /** What of all its payments went back. */
  refunded: z.number().int(),
  currency: z.string(),
  coupon_code: z.string().nullable(),
  is_test: z.boolean(),
  created_at: instant,
  paid_at: instant.nullable(),
})

/** Why money goes back. `withdrawal`, `duplicate` and `provider` are not chosen: by law, bought twice, or refunded at the provider. */
export const refundReason = z.enum([
  'requested',
  'unused',
  'mistake',
  'fraud',
  'other',
  'withdrawal',
  'duplicate',
  'provider',
])

/** What a refund does to the access that it was paid for. */
export const refundAccess = z.enum(['keep', 'now', 'period_end'])

const refundLine = z.object({ product_id: id, title: z.string(), amount: z.number().int() })

/** Money that went back, or is on its way. */
export const refund = z.object({
  id,
  payment_id: id,
  amount: z.number().int(),
  currency: z.string(),
  lines: z.array(refundLine),
  access: refundAccess,
  ends_renewal: z.boolean(),
  reason: refundReason,
  note: z.string(),
  actor_name: z.string().nullable(),
  state: z.enum(['open', 'done', 'failed']),
  created_at: instant,
})

/** A payment that the buyer disputes at the card's bank. */
export const orderDispute = z.object({
  id,
  payment_id: id,
  amount: z.number().int(),
  currency: z.string(),
  reason: z.string(),
  state: z.enum(['open', 'won', 'lost']),
  opened_at: instant,
  closed_at: instant.nullable(),
})

/** A payment of an order. The first is the order's own, later ones are of a subscription. */
export const orderPayment = z.object({
  id,
  provider: z.enum(['stripe', 'sandbox']),
  provider_payment_id: z.string(),
  amount: z.number().int(),
  refunded: z.number().int(),
  currency: z.string(),
  is_renewal: z.boolean(),
  paid_at: instant,
  /** What can go back of each product; empty while the payment is disputed. */
  refundable: z.array(refundLine),
})

/** What an order opened, and until when. */
export const orderAccess = z.object({
  product_id: id,
  title: z.string(),
  state: z.enum(['active', 'suspended', 'ended']),
  /** When it ends or has ended; null: never. */
  until: instant.nullable(),
})

/** Something that happened to an order. */
export const orderEvent = z.object({
  id,
  kind: z.enum([
    'created',
    'paid',
    'renewed',
    'payment_failed',
    'access_given',
    'refund_open',
    'refunded',
    'refund_failed',
    'disputed',
    'dispute_won',
    'dispute_lost',
    'note',
    'mail',
    'switched',
    'switch_planned',
    'switch_withdrawn',
    'withdrawal',
    'ended_unpaid',
  ]),
  at: instant,
  actor_name: z.string().nullable(),
  /**
   * The note, the kind of the mail or withdrawal, the name of a price, the reason of a refund or dispute, or titles;
   * else empty.
   */
  text: z.string(),
  money: money.nullable(),
})

/** The subscription that an order began. */
const orderSubscription = subscription
  .pick({
    id: true,
    state: true,
    amount: true,
    currency: true,
    current_period_ends_at: true,
    cancel_at_period_end: true,
    planned_switch: true,
  })
  .extend({
    /** The name of the price that it renews by; empty where that has none. */
    version_name: z.string(),
  })

/** The words of a tick of the buyer, and when they ticked it. */
export const orderConsent = z.object({ text: z.string(), at: instant })

/** An order with all that the owner may know of it. */
export const studioOrder = orderRow.extend({
  provider: z.enum(['stripe', 'sandbox', 'none']),
  subtotal: z.number().int(),
  discount: z.number().int(),
  country: z.string().nullable(),
  postal_code: z.string().nullable(),
  referral: z.string().nullable(),
  tax: orderTax.nullable(),
  /** The buyer's VAT id. */
  tax_id: z.string().nullable(),
  /** With which words the buyer gave up the right of withdrawal, and when; null where they did not. */
  waiver: orderConsent.nullable(),
  /** With which words the buyer asked for a subscription to start at once, and when; null where they did not. */
  start_request: orderConsent.nullable(),
  lines: z.array(
    orderLine.omit({ trial_ends_at: true }).extend({ cover: imageRef, cover_asset: coverAsset }),
  ),
  customer: orderCustomer.extend({
    order_count: z.number().int(),
    spent: z.array(money),
    since: instant.nullable(),
  }),
  payments: z.array(orderPayment),
  refunds: z.array(refund),
  disputes: z.array(orderDispute),
  /** Invoices and credit notes with their links, which work without sign-in. */
  invoices: z.array(invoiceSummary.extend({ url: z.string() })),
  access: z.array(orderAccess),
  subscription: orderSubscription.nullable(),
  /** Newest first, at most 200. */
  timeline: z.array(orderEvent),
})

/** A note of the team on a refund. */
export const refundNote = optionalLine(200)
