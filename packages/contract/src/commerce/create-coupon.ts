import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { coupon, couponInput } from './coupon-shapes.ts'

/** Creates a coupon. Its code must differ from those of all coupons that are not archived, in any case. */
export const createCoupon = defineCall({
  method: 'POST',
  path: '/studio/coupons',
  auth: 'team',
  input: z.strictObject(couponInput),
  output: coupon,
  summary: 'Create a coupon',
})
