import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { coupon } from './coupon-shapes.ts'

/** Resumes a paused coupon. */
export const resumeCoupon = defineCall({
  method: 'POST',
  path: '/studio/coupons/:id/resume',
  auth: 'team',
  input: z.strictObject({ id }),
  output: coupon,
  summary: 'Resume a coupon',
})
