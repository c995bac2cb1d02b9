import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { orderFilter } from './order-shapes.ts'

/**
 * Exports orders as lines of CSV, in parts: the file is `header` followed by the `lines` of each part. Cells are safe
 * to open in a spreadsheet.
 */
export const exportOrders = defineCall({
  method: 'GET',
  path: '/studio/orders/export',
  auth: 'team',
  input: z.strictObject({
    ...orderFilter,
    /** The language of the header. */
    locale: z.string().max(12).default('en'),
    cursor: z.string().max(20).optional(),
  }),
  output: z.object({
    header: z.string(),
    lines: z.string(),
    /** The number of orders in this part. */
    count: z.number().int(),
    next_cursor: z.string().nullable(),
  }),
  summary: 'Export orders',
})
