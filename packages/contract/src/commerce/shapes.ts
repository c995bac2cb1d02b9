import { storeName } from './store-shapes.ts'
import { z } from 'zod'
import { coverAsset } from '../pages/page-index.ts'
import { imageRef } from '../pages/shapes.ts'
import { couponDiscount } from './coupon-shapes.ts'
import { orderTax, taxNote } from './tax-shapes.ts'
import { MAX_PRICE } from '../rules/max-price.ts'
import { id, instant, money, requiredLine, optionalLine, optionalText } from '../shapes.ts'

/** How often a version is paid: once, or every `interval_count` days, weeks, months or years. */
export const interval = z.enum(['day', 'week', 'month', 'year'])

/** A price of a product (model, "Money"). */
export const productVersion = z.object({
  id,
  name: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  interval: interval.nullable(),
  interval_count: z.number().int().nullable(),
  trial_days: z.number().int(),
  is_default: z.boolean(),
  /** Charged once with the first payment of a price that recurs, also when a trial runs. */
  setup_fee: z.number().int(),
  /** The same for prices that are one plan in several currencies; null for one that stands alone. */
  group: id.nullable(),
  /** What the price says about tax. */
  tax: taxNote,
})

/** A price as the owner writes it; `id` names one that exists. */
export const versionInput = z.strictObject({
  id: id.optional(),
  name: optionalLine(80).default(''),
  amount: z.number().int().min(0).max(MAX_PRICE),
  currency: z.string().regex(/^[A-Z]{3}$/),
  interval: interval.nullable(),
  interval_count: z.number().int().min(1).max(52).nullable(),
  trial_days: z.number().int().min(0).max(365).default(0),
  is_default: z.boolean().default(false),
  setup_fee: z.number().int().min(0).max(MAX_PRICE).default(0),
  group: id.nullable().default(null),
  /** As it was read: the tax settings decide about it. */
  tax: taxNote.optional(),
})

/** A product offered in addition at the checkout of another. */
export const orderBump = z.object({
  id,
  product_id: id,
  version_id: id,
  title: z.string(),
  text: z.string(),
})

/** An order bump as the owner writes it; `id` names one that exists. */
export const orderBumpInput = z.strictObject({
  id: id.optional(),
  product_id: id,
  version_id: id,
  title: requiredLine(120),
  text: optionalText(400).default(''),
})

/** What the App Store sells under an id of its own, and the product that it opens here. */
export const storeProduct = z.strictObject({
  store_product_id: z
    .string()
    .trim()
    .regex(/^[\w.-]{1,100}$/),
  product_id: id,
})

/**
 * Cards of the sandbox: what happens when they are charged. `expires` pays once and is declined at renewals, `lost` is
 * refused then for good, and `asks_again` needs its owner's confirmation each time. The details of
 * `unreadable` are not taken.
 */
export const sandboxCard = z.enum([
  'succeeds',
  'declines',
  'needs_authentication',
  'expires',
  'lost',
  'asks_again',
  'unreadable',
])

/** A page by its title and path. */
export const pageReference = z.object({ page_id: id, title: z.string(), path: z.string() })

/** Who teaches what is sold, as the owner writes it. */
export const teacher = z.object({
  name: z.string(),
  line: z.string(),
  photo: imageRef,
  photo_asset: coverAsset,
})

/** The teacher as an owner sends them. */
export const teacherInput = z.strictObject({
  name: requiredLine(120),
  line: optionalLine(300).default(''),
  photo: imageRef.default(null),
})

/** What an owner writes to sell a product, besides its texts. */
export const pitchInput = {
  contents: z.array(requiredLine(160)).max(30).default([]),
  teacher: teacherInput.nullable().default(null),
  /** A page that everybody may read. */
  sample_page_id: id.nullable().default(null),
}

/** What is sold. */
export const product = z.object({
  id,
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  benefits: z.array(z.string()),
  cover: imageRef,
  cover_asset: coverAsset,
  is_hidden: z.boolean(),
  /** What is in it, in the owner's words. */
  contents: z.array(z.string()),
  teacher: teacher.nullable(),
  /** A page to try before buying; null where the viewer may not read it. */
  sample_page: pageReference.nullable(),
  versions: z.array(productVersion),
  order_bumps: z.array(orderBump),
  /** Pages that it opens, as far as the viewer may know of them. */
  opens: z.array(pageReference),
  /** Products that its owners own as well, for as long. */
  includes: z.array(z.object({ product_id: id, title: z.string() })),
  /** The caller has had a trial of it, so its prices have none for them. */
  has_had_trial: z.boolean(),
})

/** What is sold, as its owner has it. */
export const ownerProduct = product.extend({
  /** Private pages that it includes; deleted ones are left out. */
  included_pages: z.array(pageReference),
  sample_page_id: id.nullable(),
  /** False for a draft, which members neither see nor buy. */
  is_on_sale: z.boolean(),
  /** Rises with every save. */
  revision: z.number().int(),
  /** Who saved it last; null if the last save is older than this field. */
  changed_by: z.object({ id, name: z.string() }).nullable(),
  changed_at: instant.nullable(),
})

/**
 * Private pages that a product includes: owning the product, for any cause, gives access to them for as long.
 * Without effect on pages that are not private.
 */
export const includedPageIds = z.array(id).max(100)

/** Products that a product includes: owning it is owning them for as long. None may include the product itself. */
export const includedProductIds = z.array(id).max(30)

export const orderLine = z.object({
  product_id: id,
  version_id: id,
  title: z.string(),
  amount: z.number().int(),
  discount: z.number().int(),
  total: z.number().int(),
  interval: interval.nullable(),
  interval_count: z.number().int().nullable(),
  trial_ends_at: instant.nullable(),
  is_bump: z.boolean(),
  /** The set-up fee before its discount; part of `total`. */
  setup_fee: z.number().int(),
  /** What of `total` is the set-up fee, after its discount and with its tax. */
  setup_due: z.number().int(),
  /** What of `total` is tax. */
  tax: z.number().int(),
})

/** What an order comes to, computed by the server. `final_amount` is what is due today. */
export const orderPreview = z.object({
  currency: z.string(),
  lines: z.array(orderLine),
  subtotal: z.number().int(),
  discount: z.number().int(),
  final_amount: z.number().int(),
  /** The tax in `final_amount`; null where none is charged, or the country is not known yet. */
  tax: orderTax.nullable(),
  /** How the app taxes: tax is `waiting` until the buyer's country is known. */
  tax_state: z.enum(['off', 'waiting', 'computed']),
  /** Whether prices contain tax; null where the app charges none. */
  is_tax_inclusive: z.boolean().nullable(),
  /** The buyer's country and VAT id: as they were sent, else those that the caller has stored. */
  country: z.string().nullable(),
  tax_id: z.string().nullable(),
  /** The tax of this country depends on the postal code. */
  needs_postal_code: z.boolean(),
  /** Order bumps of the product that the caller owns: they are not charged and should not be offered. */
  owned_order_bumps: z.array(id),
  /** Order bumps that cannot be in one order with the chosen price: they are not charged and should not be offered. */
  unfit_order_bumps: z.array(id),
  /** Further products that the caller owns: they are not charged. */
  owned_products: z.array(id),
  /** Further products that cannot be in one order with the first one: they are not charged. */
  unfit_products: z.array(id),
  /** Products whose trial is not offered, because the caller has had one: their first payment is due today. */
  tried_products: z.array(id),
  /** What recurs after today or after the trial; null where nothing does. */
  recurring: z
    .object({
      amount: z.number().int(),
      interval,
      interval_count: z.number().int(),
      next_at: instant,
      /** What the payment at `next_at` comes to. */
      next_amount: z.number().int(),
      /** How many payments from `next_at` on are discounted; null: all of them. */
      discounted_periods: z.number().int().nullable(),
    })
    .nullable(),
  /** The coupon of the order; null without one. */
  coupon: z
    .object({
      code: z.string(),
      name: z.string(),
      discount: couponDiscount,
      /** How many paid periods of a subscription are discounted; 0: all of them. */
      periods: z.number().int(),
    })
    .nullable(),
})

/** Further products of one payment, besides the one in the path: at most one of all recurs, in one currency. */
export const furtherProducts = z.array(z.strictObject({ id, version_id: id })).max(9)

/** The refusals of checkout (spec section 8), to the letter. */
export const checkoutCodes = [
  'existing_subscription',
  'existing_subscriber',
  'user_not_found',
  'invalid_coupon',
  'product_not_found',
  'unknown_error',
  'order_preview_mismatch',
  'invalid_customer_location',
  'invalid_tax_id',
  'invalid_version',
  'payments_unavailable',
] as const

/** How the client continues a payment. `client_secret` is for Stripe; sandbox intents are confirmed by a call. */
export const paymentIntent = z.object({
  order_id: id,
  kind: z.enum(['payment_intent', 'setup_intent', 'free']),
  provider: z.enum(['stripe', 'sandbox', 'none']),
  client_secret: z.string().nullable(),
  publishable_key: z.string().nullable(),
  status: z.enum(['requires_payment', 'requires_action', 'processing', 'succeeded', 'failed']),
  final_amount: z.number().int(),
  currency: z.string(),
})

/** The secret of a guest's order: made by their device, at least 128 bits, stored as a hash. */
export const orderToken = z.string().regex(/^[\w-]{32,200}$/)

/** An order of a guest, for whoever has its secret. */
export const guestOrder = z.object({
  intent: paymentIntent,
  email: z.string(),
  name: z.string(),
  lines: z.array(z.object({ product_id: id, title: z.string(), total: z.number().int() })),
  paid_at: instant.nullable(),
})

/** A recurring price of a plan. */
export const planPrice = z.object({
  version_id: id,
  name: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  interval,
  interval_count: z.number().int(),
  tax: taxNote,
})

export const subscription = z.object({
  id,
  product_id: id,
  version_id: id,
  title: z.string(),
  state: z.enum(['trialing', 'active', 'past_due', 'paused', 'canceled', 'ended']),
  /** What a period comes to, with the tax that is added to it. */
  amount: z.number().int(),
  /** What the next payment comes to, with tax and the discount of a coupon. */
  next_amount: z.number().int(),
  currency: z.string(),
  interval,
  interval_count: z.number().int(),
  /** Whether these amounts contain tax. */
  tax: taxNote,
  current_period_ends_at: instant,
  trial_ends_at: instant.nullable(),
  /** It runs out at the end of the period and is not renewed. */
  cancel_at_period_end: z.boolean(),
  is_test: z.boolean(),
  cover: imageRef,
  cover_asset: coverAsset,
  /** When it renews, starts again after a break, or ends; null once it has ended. */
  next_at: instant.nullable(),
  ended_at: instant.nullable(),
  /** A break without access and invoices, planned or in effect. */
  pause: z.object({ starts_at: instant, ends_at: instant }).nullable(),
  /** Breaks that the member may choose, and when each ends; empty where a break is not possible now. */
  pause_choices: z.array(z.object({ months: z.number().int(), ends_at: instant })),
  /** Other prices that the member may switch to; empty where a switch is not possible now. */
  switch_choices: z.array(planPrice),
  /** The price from `at` on; null: no switch is planned. */
  planned_switch: planPrice.extend({ at: instant }).nullable(),
  /** The card that renews it; null where its provider shows none. */
  card: z
    .object({
      brand: z.string(),
      last4: z.string(),
      exp_month: z.number().int(),
      exp_year: z.number().int(),
      /** It is no longer valid when the next payment is due. */
      expires_before_renewal: z.boolean(),
    })
    .nullable(),
  /** What an overdue plan waits for; null while nothing is owed. */
  overdue: z
    .object({
      since: instant,
      reason: z.enum(['declined', 'refused', 'authentication', 'no_method']),
      next_attempt_at: instant.nullable(),
      access_until: instant,
    })
    .nullable(),
})

/** Why a member cancels. */
export const cancelReason = z.enum(['too_expensive', 'not_used', 'missing', 'break', 'other_app', 'other'])

/** One cause of a member's access. */
export const ownedAccessReason = z.object({
  id,
  cause: z.enum(['purchase', 'subscription', 'gift', 'manual', 'import', 'in_app_purchase']),
  since: instant,
  /**
   * When this cause ends; null: never. For a running plan the end of the paid or free period, for an overdue one the
   * end of its grace period.
   */
  until: instant.nullable(),
  /** The state of the plan that is the cause; null: no plan. */
  plan: z.enum(['trialing', 'active', 'past_due', 'paused', 'canceled']).nullable(),
  /** The store where it was bought and is managed; null: not in a store. */
  store: storeName.nullable(),
  /** The title of the product that was given and includes this one; null: this one itself. */
  part_of: z.string().nullable(),
})

/** A product or a private page that a member owns now, with all causes, newest first. */
export const ownedAccess = z.object({
  kind: z.enum(['product', 'page']),
  object_id: id,
  title: z.string(),
  /** The path of a page; null for products. */
  path: z.string().nullable(),
  /** Pages that the product opens. */
  opens: product.shape.opens,
  reasons: z.array(ownedAccessReason).min(1),
})

/** A product or a private page that a member no longer owns, with the cause that ended last. */
export const endedOwnedAccess = ownedAccess
  .pick({ kind: true, object_id: true, title: true, path: true })
  .extend({ cause: ownedAccessReason.shape.cause, ended_at: instant })

export const purchase = z.object({
  id,
  product_id: id,
  order_number: z.number().int(),
  title: z.string(),
  cover: imageRef,
  cover_asset: coverAsset,
  /** What was paid for it, renewals included, without what went back. */
  total: money,
  purchased_at: instant,
  invoice_uuid: z.string().nullable(),
  subscription_id: id.nullable(),
  is_test: z.boolean(),
  /** Its payment went back. */
  is_refunded: z.boolean(),
})
