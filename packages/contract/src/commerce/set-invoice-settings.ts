import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { partyInput } from './invoice-shapes.ts'

/** Saves the seller's details for invoices issued from now on; issued ones do not change. */
export const setInvoiceSettings = defineCall({
  method: 'PUT',
  path: '/studio/invoice-settings',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({
    ...partyInput,
    email: z.union([z.literal(''), z.email().max(254)]),
    /** The start of every number: capital letters and digits. */
    prefix: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{1,8}$/),
  }),
  output: emptyOutput,
  summary: 'Update the invoice settings',
})
