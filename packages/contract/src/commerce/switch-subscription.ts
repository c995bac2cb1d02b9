import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, instant } from '../shapes.ts'
import { subscription } from './shapes.ts'

/**
 * Switches to another price for the amount that was previewed within the last hour; `order_preview_mismatch` where it
 * is another one by now. The saved card pays what is due; where it does not (`payment_failed`, or
 * `card_needs_confirmation` where its bank wants to see its owner), the plan stays as it is.
 */
export const switchSubscription = defineCall({
  method: 'POST',
  path: '/subscriptions/:id/switch',
  auth: 'member',
  input: z.strictObject({
    id,
    version_id: id,
    proration_date: instant,
    expected_amount: z.number().int().min(0),
  }),
  output: subscription,
  errors: [
    'cannot_switch',
    'pause_planned',
    'invalid_version',
    'order_preview_mismatch',
    'payment_failed',
    'card_needs_confirmation',
  ],
  summary: 'Switch a subscription to another price',
})
