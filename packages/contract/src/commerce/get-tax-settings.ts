import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { taxMode, taxRate } from './tax-shapes.ts'

/** Returns how the app taxes what it sells, and the rates of its table in force today. */
export const getTaxSettings = defineCall({
  method: 'GET',
  path: '/studio/tax-settings',
  auth: 'team',
  input: z.strictObject({}),
  output: z.object({
    mode: taxMode,
    is_inclusive: z.boolean(),
    home_country: z.string().nullable(),
    /** Consumers in other countries of the EU pay the rate of theirs. */
    has_oss: z.boolean(),
    /** Businesses in other countries of the EU owe the tax themselves. */
    has_reverse_charge: z.boolean(),
    /** Countries outside of the EU where tax is charged too. */
    registrations: z.array(z.string()),
    /** Who takes the app's money: Stripe can compute its tax too. */
    provider: z.enum(['stripe', 'sandbox', 'none']),
    rates: z.array(taxRate),
    /** The owner's own rates, also future ones. */
    own_rates: z.array(taxRate.pick({ country: true, rate: true, valid_from: true })),
  }),
  summary: 'Get the tax settings',
})
