import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { invoice } from './invoice-shapes.ts'

/** Returns an invoice or credit note by the key of its link. The key is the only right that is needed. */
export const getInvoice = defineCall({
  method: 'GET',
  path: '/invoices/:id',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({ id }),
  output: invoice,
  errors: ['invalid_invoice'],
  rate: { limit: 60, seconds: 60 },
  summary: 'Get an invoice',
})
