import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/** Archives a coupon: its code is free for another one. Orders and subscriptions that have it retain it. */
export const archiveCoupon = defineCall({
  method: 'DELETE',
  path: '/studio/coupons/:id',
  auth: 'team',
  input: z.strictObject({ id }),
  output: z.object({ is_archived: z.literal(true) }),
  summary: 'Archive a coupon',
})
