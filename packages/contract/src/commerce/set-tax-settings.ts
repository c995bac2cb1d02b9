import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { isCountry } from '../rules/countries.ts'
import { emptyOutput } from '../shapes.ts'
import { taxMode, taxRate } from './tax-shapes.ts'

const country = z.string().refine(isCountry, { error: 'invalid_customer_location' })

/**
 * Saves how sales are taxed from now on; orders and invoices keep their tax. A table of rates needs a
 * home country; Stripe computes tax only once Stripe Tax is set up there (`stripe_tax_inactive` at `mode`).
 */
export const setTaxSettings = defineCall({
  method: 'PUT',
  path: '/studio/tax-settings',
  auth: 'team',
  role: 'account_admin',
  input: z
    .strictObject({
      mode: taxMode,
      is_inclusive: z.boolean(),
      home_country: country.nullable(),
      has_oss: z.boolean(),
      has_reverse_charge: z.boolean(),
      registrations: z.array(country).max(60),
      own_rates: z
        .array(
          taxRate
            .pick({ valid_from: true })
            .extend({ country, rate: z.number().int().min(0).max(100_000) })
            .strict(),
        )
        .max(300),
    })
    .refine(({ mode, home_country }) => mode !== 'rates' || home_country !== null, {
      error: 'required',
      path: ['home_country'],
    }),
  output: emptyOutput,
  summary: 'Update the tax settings',
})
