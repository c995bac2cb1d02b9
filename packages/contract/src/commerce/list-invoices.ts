import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { invoiceSummary } from './invoice-shapes.ts'

/** Lists the member's invoices and credit notes, newest first, at most 500. */
export const listInvoices = defineCall({
  method: 'GET',
  path: '/invoices',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({}),
  output: z.object({ items: z.array(invoiceSummary) }),
  summary: 'List invoices',
})
