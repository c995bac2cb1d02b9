import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, optionalLine } from '../shapes.ts'
import { buyerAddress, checkoutCodes, paymentIntent } from './shapes.ts'

/**
 * Creates one order with one payment intent, and refuses a `final_amount` that differs from the server's sum. A
 * repeated request (double click, second tab) returns the same order. Guests have to sign in first.
 */
export const createIntent = defineCall({
  method: 'POST',
  path: '/products/:id/intent',
  auth: 'public',
  input: z.strictObject({
    id,
    version_id: id,
    coupon: z.string().trim().max(60).optional(),
    referral: z.string().max(200).optional(),
    order_bumps: z.array(id).max(5).default([]),
    address: buyerAddress.optional(),
    name: optionalLine(120).optional(),
    final_amount: z.number().int(),
  }),
  output: paymentIntent,
  errors: [...checkoutCodes, 'invalid_order_bump', 'authentication_required'],
  statuses: { authentication_required: 422 },
  replay: false,
  summary: 'Create a payment intent',
})
