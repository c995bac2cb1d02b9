import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { partyInput } from './invoice-shapes.ts'

/** Saves what the member wants on invoices from now on; issued ones do not change. */
export const setBillingDetails = defineCall({
  method: 'PUT',
  path: '/billing-details',
  auth: 'member',
  input: z.strictObject(partyInput),
  output: emptyOutput,
  summary: 'Update the billing details',
})
