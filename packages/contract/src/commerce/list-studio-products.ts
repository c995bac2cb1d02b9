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

/** Returns the products with the number of members who own each, and its total and recent sales. */
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
        is_on_sale: z.boolean(),
        buyers: z.number().int(),
        revenue: z.array(money),
        /** Sales of the last 30 days by currency; absent without sales. */
        recent_sales: z.array(recentSales),
      }),
    ),
    next_cursor: z.string().nullable(),
    total_count: z.number().int(),
  }),
  summary: 'List products for the studio',
})
