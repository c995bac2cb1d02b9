import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, instant } from '../shapes.ts'
import { couponDiscount, couponPeriods, couponScope } from './coupon-shapes.ts'
import { orderPreview } from './shapes.ts'

/** Prices one version of a product with a coupon that need not be saved, by the rules of the checkout. */
export const previewCoupon = defineCall({
  method: 'POST',
  path: '/studio/coupons/preview',
  auth: 'team',
  input: z.strictObject({
    product_id: id,
    version_id: id,
    code: z.string().max(40).default(''),
    discount: couponDiscount,
    periods: couponPeriods.default(1),
    ...couponScope,
  }),
  output: z.object({
    preview: orderPreview,
    /** Why the coupon does not count for this price; the preview is then without it. */
    refusal: z.enum(['other_product', 'other_currency', 'below_minimum']).nullable(),
    /** The payments at which the amount changes, today first. */
    schedule: z.array(z.object({ at: instant, amount: z.number().int() })),
  }),
  errors: ['product_not_found', 'invalid_version'],
  replay: false,
  summary: 'Preview a coupon',
})
