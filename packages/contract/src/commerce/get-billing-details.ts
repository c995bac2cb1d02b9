import { z } from 'zod'
import { defineCall } from '../define-call.ts'

/** Returns what the member wants on invoices instead of the account's name; empty where nothing was given. */
export const getBillingDetails = defineCall({
  method: 'GET',
  path: '/billing-details',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({}),
  output: z.object({
    name: z.string(),
    address: z.string(),
    country: z.string().nullable(),
    tax_id: z.string(),
  }),
  summary: 'Get the billing details',
})
