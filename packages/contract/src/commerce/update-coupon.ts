import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { expectedRevision, id } from '../shapes.ts'
import { coupon, couponInput } from './coupon-shapes.ts'

/**
 * Updates a coupon for orders to come; orders that use it are unchanged. An outdated `revision` responds
 * `stale_revision` (`changed_by`, `changed_at`); without one it overwrites.
 */
export const updateCoupon = defineCall({
  method: 'PUT',
  path: '/studio/coupons/:id',
  auth: 'team',
  input: z.strictObject({ id, ...couponInput, revision: expectedRevision.optional() }),
  output: coupon,
  errors: ['stale_revision'],
  summary: 'Update a coupon',
})
