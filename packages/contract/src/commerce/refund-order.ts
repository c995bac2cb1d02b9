import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { MAX_PRICE } from '../rules/max-price.ts'
import { refundAccess, refundNote, refundReason, studioOrder } from './order-shapes.ts'

/**
 * Refunds a part or all of one payment of an order. `refund_id` is the caller's: a repeated request refunds nothing
 * more. Where the provider does not respond, the refund stays `open` and is sent again.
 */
export const refundOrder = defineCall({
  method: 'POST',
  path: '/studio/orders/:id/refunds',
  auth: 'team',
  input: z.strictObject({
    id,
    refund_id: z.uuid().toLowerCase(),
    payment_id: id,
    /** How much goes back for which product. */
    lines: z
      .array(z.strictObject({ product_id: id, amount: z.number().int().min(1).max(MAX_PRICE) }))
      .min(1)
      .max(50),
    access: refundAccess,
    /** The subscription is not renewed any more. */
    ends_renewal: z.boolean().default(false),
    reason: refundReason.exclude(['withdrawal', 'duplicate', 'provider']),
    /** Only for the team. */
    note: refundNote.default(''),
    /** Mails the member about it. */
    is_mailed: z.boolean().default(true),
  }),
  output: studioOrder,
  errors: ['nothing_to_refund', 'refund_too_large', 'refund_refused', 'dispute_open'],
  summary: 'Refund an order',
})
