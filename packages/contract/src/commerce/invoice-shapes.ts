import { z } from 'zod'
import { isCountry } from '../rules/countries.ts'
import { orderTax } from './tax-shapes.ts'
import { id, instant, optionalLine, optionalText } from '../shapes.ts'

/** Seller or buyer of an invoice, as they were when it was issued. */
export const invoiceParty = z.object({
  name: z.string(),
  /** Lines of the postal address, without the country. */
  address: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().nullable(),
  tax_id: z.string(),
  email: z.string(),
})

/** What was sold, in minor units; `amount` is after the discount. Credit notes have negative amounts. */
export const invoiceLine = z.object({
  product_id: id,
  title: z.string(),
  amount: z.number().int(),
  discount: z.number().int().default(0),
  /** What of the amount is tax. */
  tax: z.number().int().default(0),
  /** `credit`: the rest of a former price of a plan that was switched. */
  kind: z.enum(['product', 'setup_fee', 'credit']).default('product'),
})

/** A country as a caller sends it; null or empty for none. */
const countryInput = z
  .string()
  .trim()
  .toUpperCase()
  .refine((code) => code === '' || isCountry(code), { error: 'invalid_customer_location' })
  .transform((code) => (code === '' ? null : code))
  .nullable()

/** Name, address and tax number for invoices, as their owner writes them. */
export const partyInput = {
  name: optionalLine(120),
  address: optionalText(400),
  country: countryInput,
  tax_id: optionalLine(40),
}

/** What identifies an invoice or credit note in lists. */
export const invoiceSummary = z.object({
  /** The key of its link, which works without sign-in. */
  uuid: id,
  kind: z.enum(['invoice', 'credit_note']),
  /** The number as it is printed. */
  label: z.string(),
  total: z.number().int(),
  currency: z.string(),
  is_test: z.boolean(),
  issued_at: instant,
  titles: z.array(z.string()),
})

/** An invoice or credit note. */
export const invoice = invoiceSummary.extend({
  lines: z.array(invoiceLine),
  /** Null where nothing was taxed. */
  tax: orderTax.nullable(),
  seller: invoiceParty,
  buyer: invoiceParty,
  /** Of a credit note: the invoice that it reduces. */
  credits: z.object({ uuid: id, label: z.string() }).nullable(),
  /** Of an invoice: what credit notes took off, in minor units, positive. */
  credited: z.number().int(),
  credit_notes: z.array(z.object({ uuid: id, label: z.string(), amount: z.number().int() })),
  reason: z.string().nullable(),
})
