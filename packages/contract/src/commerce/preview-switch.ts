import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, instant } from '../shapes.ts'

/**
 * Returns what a switch to another price of the same product costs. A higher price applies now and the rest of the
 * paid time is credited by the second; a lower one applies at the end of the period; a free trial goes on.
 * `cannot_switch`: canceled, overdue, or another switch is planned; `pause_planned`: a break is planned or runs.
 */
export const previewSwitch = defineCall({
  method: 'POST',
  path: '/subscriptions/:id/switch/preview',
  auth: 'member',
  input: z.strictObject({ id, version_id: id }),
  output: z.object({
    takes_effect: z.enum(['now', 'trial', 'period_end']),
    effective_at: instant,
    /** What the rest of the paid time is worth. */
    credit: z.number().int(),
    charge: z.number().int(),
    /** What the saved card pays today; send it as `expected_amount`. */
    due: z.number().int(),
    /** What of `due` is tax; null where nothing is taxed. */
    tax: z.number().int().nullable(),
    currency: z.string(),
    next_at: instant,
    next_amount: z.number().int(),
    /** The instant that the credit was computed for; send it with the switch. */
    proration_date: instant,
  }),
  errors: ['cannot_switch', 'pause_planned', 'invalid_version', 'order_preview_mismatch'],
  summary: 'Preview a switch to another price',
})
