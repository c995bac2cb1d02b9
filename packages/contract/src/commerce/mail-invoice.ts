import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput, id } from '../shapes.ts'

/** Mails the link of an invoice to the address of its buyer, at most once in ten minutes. */
export const mailInvoice = defineCall({
  method: 'POST',
  path: '/invoices/:id/mail',
  auth: 'public',
  input: z.strictObject({ id }),
  output: emptyOutput,
  errors: ['invalid_invoice'],
  rate: { limit: 10, seconds: 600 },
  summary: 'Mail an invoice to its buyer',
})
