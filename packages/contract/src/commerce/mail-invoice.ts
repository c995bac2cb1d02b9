import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput, id } from '../shapes.ts'

/** Mails the link of an invoice to the address of its buyer. */
export const mailInvoice = defineCall({
  method: 'POST',
  path: '/invoices/:id/mail',
  auth: 'public',
  input: z.strictObject({ id }),
  output: emptyOutput,
  errors: ['invalid_invoice'],
  rate: { limit: 3, seconds: 600 },
  summary: 'Mail an invoice to its buyer',
})
