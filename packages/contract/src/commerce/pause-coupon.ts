import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { coupon } from './coupon-shapes.ts'

/** Pauses a coupon: no new order can use it. Orders and subscriptions that have it retain it. */
export const pauseCoupon = defineCall({
  method: 'POST',
  path: '/studio/coupons/:id/pause',
  auth: 'team',
  input: z.strictObject({ id }),
  output: coupon,
  summary: 'Pause a coupon',
})
