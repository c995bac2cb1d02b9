import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { queryInteger } from '../shapes.ts'
import { orderFilter, orderRow } from './order-shapes.ts'

/** Lists orders for the studio, newest first. The cursor stays valid while orders are added. */
export const listOrders = defineCall({
  method: 'GET',
  path: '/studio/orders',
  auth: 'team',
  input: z.strictObject({
    ...orderFilter,
    cursor: z.string().max(20).optional(),
    limit: queryInteger(1, 100).default(50),
  }),
  output: z.object({
    items: z.array(orderRow),
    next_cursor: z.string().nullable(),
    total_count: z.number().int(),
  }),
  summary: 'List orders for the studio',
})
