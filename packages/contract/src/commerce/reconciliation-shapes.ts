import { z } from 'zod'
import { id, instant } from '../shapes.ts'

/** Something that a payment provider and the app's own records see differently; amounts in minor units. */
export const paymentDifference = z.object({
  id,
  /** The order; null where the provider names one that the app does not have. */
  order_id: id.nullable(),
  order_number: z.number().int().nullable(),
  kind: z.enum([
    'payment_missing',
    'payment_unknown',
    'amount_differs',
    'refund_differs',
    'dispute_differs',
    'plan_differs',
    'price_differs',
    'access_missing',
    'order_unknown',
  ]),
  /** The payment at the provider, the plan, or the purchase without access. */
  reference: z.string(),
  ours: z.number().int().nullable(),
  theirs: z.number().int().nullable(),
  currency: z.string().nullable(),
  /** `mended`: both agree again; `resolved`: closed by a person. */
  state: z.enum(['open', 'mended', 'resolved']),
  found_at: instant,
  closed_at: instant.nullable(),
  closed_by: z.string().nullable(),
  note: z.string(),
})

/** One comparison; `finished_at` is null while it runs. */
export const paymentCheck = z.object({
  started_at: instant,
  finished_at: instant.nullable(),
  /** Orders that were compared. */
  checked: z.number().int(),
  /** Differences that the comparison mended. */
  mended: z.number().int(),
  /** Differences that a person has to look at. */
  raised: z.number().int(),
})
