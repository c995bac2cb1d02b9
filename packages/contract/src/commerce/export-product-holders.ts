import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/**
 * Exports who owns a product as lines of CSV, in parts: the file is `header` followed by the `lines` of each part.
 * Cells are safe to open in a spreadsheet.
 */
export const exportProductHolders = defineCall({
  method: 'GET',
  path: '/studio/products/:id/holders/export',
  auth: 'team',
  input: z.strictObject({
    id,
    /** The language of the header. */
    locale: z.string().max(12).default('en'),
    cursor: z.string().max(40).optional(),
  }),
  output: z.object({
    header: z.string(),
    lines: z.string(),
    /** The number of rows in this part. */
    count: z.number().int(),
    next_cursor: id.nullable(),
  }),
  summary: 'Export who owns a product',
})
