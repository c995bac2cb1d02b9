import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { invoiceParty } from './invoice-shapes.ts'

/** Returns what the app's invoices say about the seller, and how their numbers begin. */
export const getInvoiceSettings = defineCall({
  method: 'GET',
  path: '/studio/invoice-settings',
  auth: 'team',
  input: z.strictObject({}),
  output: invoiceParty.extend({
    prefix: z.string(),
    /** The number that the next invoice gets, as it is printed. */
    next_label: z.string(),
  }),
  summary: 'Get the invoice settings',
})
