import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { coupon, couponChange, couponResults, couponUse } from './coupon-shapes.ts'

/** Returns a coupon with what came of it, its last hundred changes and its last fifty uses, newest first. */
export const getCoupon = defineCall({
  method: 'GET',
  path: '/studio/coupons/:id',
  auth: 'team',
  input: z.strictObject({ id }),
  output: coupon.extend({
    ...couponResults.shape,
    changes: z.array(couponChange),
    latest_uses: z.array(couponUse),
  }),
  summary: 'Get a coupon',
})
