import { z } from 'zod'
import { MAX_PRICE } from '../rules/max-price.ts'
import { day, id, instant, money, optionalLine, requiredLine } from '../shapes.ts'

/** What a coupon gives: whole per cent, an amount in each of some currencies, or free days before the first payment. */
export const couponDiscount = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), percent_off: z.number().int().min(1).max(100) }),
  z.object({
    kind: z.literal('fixed'),
    amounts_off: z
      .array(
        z.object({
          amount: z.number().int().min(1).max(MAX_PRICE),
          currency: z.string().regex(/^[A-Z]{3}$/),
        }),
      )
      .min(1)
      .max(20),
  }),
  z.object({ kind: z.literal('trial'), trial_days: z.number().int().min(1).max(365) }),
])

/** How many paid periods of a subscription have the discount; 0: all of them. */
export const couponPeriods = z.number().int().min(0).max(120)

/** The products and prices that a coupon counts for; null: all. */
export const couponScope = {
  product_ids: z.array(id).min(1).max(100).nullable().default(null),
  version_ids: z.array(id).min(1).max(100).nullable().default(null),
}

/** A coupon as an owner writes it. Days are those of the app's time zone, both included. */
export const couponInput = {
  /** Letters, digits, hyphens and underscores; compared in any case. */
  code: requiredLine(40).regex(/^[\p{L}\p{M}\p{N}_-]+$/u),
  /** Its name on receipts. */
  name: optionalLine(80).default(''),
  discount: couponDiscount,
  periods: couponPeriods.default(1),
  ...couponScope,
  max_uses: z.number().int().min(1).max(1_000_000).nullable().default(null),
  max_uses_each: z.number().int().min(1).max(1000).nullable().default(1),
  starts_on: day.nullable().default(null),
  ends_on: day.nullable().default(null),
}

/** A coupon as its owner has it. */
export const coupon = z.object({
  id,
  code: z.string(),
  name: z.string(),
  discount: couponDiscount,
  periods: z.number().int(),
  product_ids: z.array(id).nullable(),
  version_ids: z.array(id).nullable(),
  max_uses: z.number().int().nullable(),
  max_uses_each: z.number().int().nullable(),
  starts_on: day.nullable(),
  ends_on: day.nullable(),
  /** Orders that have used it, and open ones that reserve it. */
  uses: z.number().int(),
  state: z.enum(['active', 'scheduled', 'paused', 'expired', 'used_up', 'archived']),
  /** Rises with every change. */
  revision: z.number().int(),
  changed_by: z.object({ id, name: z.string() }).nullable(),
  changed_at: instant,
})

/** What came of a coupon: sums of paid orders, one for each currency. */
export const couponResults = z.object({ revenue: z.array(money), discounted: z.array(money) })

/** One change of a coupon, with the fields that it changed. */
export const couponChange = z.object({
  revision: z.number().int(),
  action: z.enum(['created', 'updated', 'paused', 'resumed', 'archived']),
  changed_by: z.object({ id, name: z.string() }).nullable(),
  changed_at: instant,
  /** Names of the changed fields. */
  fields: z.array(z.string()),
})

/** One order that uses a coupon, or reserves it until it is paid. */
export const couponUse = z.object({
  order_id: id,
  subscriber_id: id,
  name: z.string(),
  state: z.enum(['reserved', 'used']),
  at: instant,
  discount: money,
  total: money,
})
