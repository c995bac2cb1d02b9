import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { money, queryInteger } from '../shapes.ts'
import { product } from './shapes.ts'

const recentSales = money.extend({
  /** Payments, renewals among them. */
  count: z.number().int(),
  /** The amount of each of ten spans of three days, the newest last. */
  by_span: z.array(z.number().int()).length(10),
})

/** With how many members hold each and what each has brought in, in all and lately. */
export const listStudioProducts = defineCall({
  method: 'GET',
  path: '/studio/products',
  auth: 'team',
  input: z.strictObject({
    term: z.string().trim().max(100).default(''),
    cursor: z.string().max(200).optional(),
    limit: queryInteger(1, 100).default(30),
  }),
  output: z.object({
    items: z.array(
      product.extend({
        is_archived: z.boolean(),
        buyers: z.number().int(),
        revenue: z.array(money),
        /** What came in within the last 30 days, by currency; absent where nothing did. */
        recent_sales: z.array(recentSales),
      }),
    ),
    next_cursor: z.string().nullable(),
    total_count: z.number().int(),
  }),
  summary: 'List products for the studio',
})
