import { z } from 'zod'
import { optionalLine } from '../shapes.ts'

/** Who computes tax: nobody, the app's own table of rates, or Stripe where the app's provider is Stripe. */
export const taxMode = z.enum(['off', 'rates', 'stripe'])

/** What prices say about tax: they contain it, or it is added to them; null where the app charges none. */
export const taxNote = z.enum(['included', 'added']).nullable()

/** What one rate comes to; `rate` is in thousandths of a per cent, so 19 % is 19000. */
export const taxRow = z.object({ rate: z.number().int(), net: z.number().int(), tax: z.number().int() })

/** The tax of an order or invoice, in minor units. */
export const orderTax = z.object({
  country: z.string(),
  /** What the country calls it, such as `vat` or `gst`. */
  name: z.string(),
  /** The prices contain it; else it is added to them. */
  is_inclusive: z.boolean(),
  /** The buyer owes it. */
  is_reverse_charge: z.boolean(),
  rows: z.array(taxRow),
  amount: z.number().int(),
})

/** A rate in force, and whether the owner set it. */
export const taxRate = z.object({
  country: z.string(),
  name: z.string(),
  rate: z.number().int(),
  valid_from: z.iso.date(),
  is_own: z.boolean(),
})

/** Where a buyer lives, as far as an order needs it. `country` is an ISO 3166-1 alpha-2 code. */
export const buyerAddress = z.strictObject({
  country: z.string().length(2),
  postal_code: z.string().max(20).optional(),
  /** The VAT id of a business; only its form is checked. */
  tax_id: optionalLine(40).optional(),
})
