import { z } from 'zod'
import { defineCall } from '../define-call.ts'

/** What was taken and went back in one currency, in minor units. */
const orderFigures = z.object({
  currency: z.string(),
  today: z.number().int(),
  today_count: z.number().int(),
  yesterday: z.number().int(),
  /** The last 30 days, today included, and the 30 days before. */
  month: z.number().int(),
  month_before: z.number().int(),
  /** The last 30 days, one by one. */
  by_day: z.array(z.number().int()).length(30),
  /** Refunds of the last 30 days. */
  refunded: z.number().int(),
  refunded_count: z.number().int(),
  /** Orders of the last 30 days whose payment failed, and payments that are disputed now. */
  at_risk: z.number().int(),
  failed_count: z.number().int(),
  disputed_count: z.number().int(),
})

/** Sums what was paid by currency, the largest first, and counts the orders of each view. */
export const getOrderFigures = defineCall({
  method: 'GET',
  path: '/studio/orders/figures',
  auth: 'team',
  input: z.strictObject({}),
  output: z.object({
    counts: z.object({
      all: z.number().int(),
      paid: z.number().int(),
      failed: z.number().int(),
      refunded: z.number().int(),
      disputed: z.number().int(),
      unpaid: z.number().int(),
    }),
    currencies: z.array(orderFigures),
  }),
  summary: 'Get the figures of orders',
})
