import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/**
 * Returns the address of an invoice's PDF, which is valid for ten minutes. The file is written at the first request:
 * `url` is null until it is ready, and the client asks again after a second (spec section 7).
 */
export const getInvoiceUrl = defineCall({
  method: 'GET',
  path: '/invoices/:id/url',
  auth: 'public',
  input: z.strictObject({ id }),
  output: z.object({ url: z.string().nullable() }),
  errors: ['invalid_invoice'],
  rate: { limit: 60, seconds: 60 },
  summary: 'Get the address of an invoice as PDF',
})
