import { z } from 'zod'
import type { Bank } from './bank.ts'
import { amount, currency, endpoint, expand, integer, noParams, type Endpoint } from './endpoint.ts'
import { exampleOf } from './example-objects.ts'
import { list } from './present.ts'
import { checkStep, createMissingError, StandInError } from './refusals.ts'
import { isLocated, taxAmount, type Taxed } from './tax.ts'

const behavior = z.enum(['inclusive', 'exclusive'])
const address = z.strictObject({ country: z.string().length(2), postal_code: z.string().optional() })
const taxId = z.strictObject({ type: z.literal('eu_vat'), value: z.string().regex(/^[A-Z]{2}\w+$/) })

const calculation = z.strictObject({
  currency,
  customer_details: z.strictObject({
    address,
    address_source: z.literal('billing'),
    tax_ids: z.tuple([taxId]).optional(),
  }),
  line_items: z.array(z.strictObject({ amount, reference: z.string(), tax_behavior: behavior })).min(1),
  expand: expand('line_items.data.tax_breakdown'),
})

function calculate(bank: Bank, params: z.output<typeof calculation>) {
  requireActive(bank)
  const { address: location, tax_ids } = params.customer_details
  if (!isLocated(location)) throw createLocationError()
  const id = bank.newId('taxcalc')
  const lines = params.line_items.map((line) => {
    checkStep(line.amount, params.currency)
    const how = { behavior: line.tax_behavior, location, has_id: tax_ids !== undefined }
    return { ...line, taxed: taxAmount(bank.tax.rates, line.amount, how) }
  })
  const amount_total = lines.reduce(
    (sum, line) => sum + line.amount + (line.tax_behavior === 'exclusive' ? line.taxed.amount : 0),
    0,
  )
  bank.tax.calculations.set(id, amount_total)
  return {
    object: 'tax.calculation',
    id,
    amount_total,
    line_items: list(
      lines.map(({ taxed, ...line }) => ({
        object: 'tax.calculation_line_item',
        ...line,
        amount_tax: taxed.amount,
        tax_breakdown: [presentBreakdown(taxed, line.amount)],
      })),
    ),
  }
}

function presentBreakdown({ percent, country, is_owed, amount: tax }: Taxed, taxable: number) {
  return {
    amount: tax,
    jurisdiction: { country, display_name: country, level: 'country', state: null },
    sourcing: 'destination',
    taxability_reason: is_owed ? 'reverse_charge' : percent === null ? 'not_collecting' : 'standard_rated',
    taxable_amount: percent === null ? 0 : taxable,
    tax_rate_details:
      percent === null
        ? null
        : {
            display_name: 'VAT',
            percentage_decimal: String(percent),
            tax_type: country === 'US' ? 'sales_tax' : 'vat',
          },
  }
}

const createLocationError = () =>
  new StandInError(400, 'invalid_request_error', 'customer_tax_location_invalid')

/** Stripe Tax computes nothing before it is set up. */
export function requireActive(bank: Bank): void {
  if (bank.tax.status !== 'active')
    throw new StandInError(400, 'invalid_request_error', 'stripe_tax_inactive')
}

function requireCustomer(bank: Bank, id: string): void {
  if (!bank.customers.has(id)) throw createMissingError('customer')
}

/** What Foyer asks of Stripe Tax. */
export const taxEndpoints: readonly Endpoint[] = [
  endpoint('GET', /^\/v1\/tax\/settings$/, noParams, (bank) => ({
    object: 'tax.settings',
    status: bank.tax.status,
    status_details:
      bank.tax.status === 'active' ? { active: {} } : { pending: { missing_fields: ['head_office'] } },
  })),
  endpoint('POST', /^\/v1\/tax\/calculations$/, calculation, (bank, _id, params) => calculate(bank, params)),
  endpoint(
    'POST',
    /^\/v1\/customers\/(cus_\w+)$/,
    z.strictObject({ address, tax: z.strictObject({ validate_location: z.literal('immediately') }) }),
    (bank, id, params) => {
      requireCustomer(bank, id)
      if (!isLocated(params.address)) throw createLocationError()
      bank.tax.locations.set(id, params.address)
      return { ...exampleOf('customer'), id, address: params.address }
    },
  ),
  endpoint(
    'GET',
    /^\/v1\/customers\/(cus_\w+)\/tax_ids$/,
    z.strictObject({ limit: integer.min(1).max(100) }),
    (bank, id) => {
      requireCustomer(bank, id)
      const value = bank.tax.ids.get(id)
      return list(value ? [{ object: 'tax_id', id: `txi_${value}`, type: 'eu_vat', value }] : [])
    },
  ),
  endpoint('POST', /^\/v1\/customers\/(cus_\w+)\/tax_ids$/, taxId, (bank, id, { type, value }) => {
    requireCustomer(bank, id)
    bank.tax.ids.set(id, value)
    return { object: 'tax_id', id: `txi_${value}`, type, value }
  }),
  endpoint('DELETE', /^\/v1\/customers\/(cus_\w+)\/tax_ids\/txi_\w+$/, noParams, (bank, id) => {
    bank.tax.ids.delete(id)
    return { object: 'tax_id', deleted: true }
  }),
  endpoint('GET', /^\/v1\/tax_rates\/txr_(\w+)$/, noParams, (_bank, id) => {
    const [country = '', percent = '0'] = id.split('_')
    return {
      object: 'tax_rate',
      id: `txr_${id}`,
      country,
      percentage: Number(percent.replace('p', '.')),
      tax_type: country === 'US' ? 'sales_tax' : 'vat',
    }
  }),
]
