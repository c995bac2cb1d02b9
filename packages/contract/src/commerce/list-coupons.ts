import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { queryBoolean, queryInteger } from '../shapes.ts'
import { coupon, couponResults } from './coupon-shapes.ts'

/** Returns coupons, newest first, with what came of each. */
export const listCoupons = defineCall({
  method: 'GET',
  path: '/studio/coupons',
  auth: 'team',
  input: z.strictObject({
    term: z.string().trim().max(100).default(''),
    is_archived: queryBoolean.default(false),
    cursor: z.string().max(200).optional(),
    limit: queryInteger(1, 100).default(30),
  }),
  output: z.object({
    items: z.array(coupon.extend(couponResults.shape)),
    next_cursor: z.string().nullable(),
    total_count: z.number().int(),
  }),
  summary: 'List coupons',
})
