import {
  EU_COUNTRIES,
  fromProviderAmount,
  taxNameOf,
  toProviderAmount,
  type OrderTax,
} from '@foyer/domain/money'
import type Stripe from 'stripe'
import type { OrderRow } from '../../order.ts'
import { UnknownLocationError, type TaxAnswer, type TaxQuestion } from '../provider.ts'
import { hasCode } from './client.ts'

type Line = Pick<Stripe.Tax.CalculationLineItem, 'reference' | 'amount_tax' | 'tax_breakdown'>

/** Lets Stripe compute the tax of amounts; each is a line of its own, with what each place takes of it. */
export async function computeTax(
  stripe: Stripe,
  { currency, place, is_inclusive, parts }: TaxQuestion,
): Promise<TaxAnswer | 'invalid_customer_location'> {
  const { country, postal_code, tax_id } = place
  const tax_ids = listTaxIds(country, tax_id)
  try {
    const { id, line_items } = await stripe.tax.calculations.create({
      currency: currency.toLowerCase(),
      customer_details: {
        address: { country, ...(postal_code ? { postal_code } : {}) },
        address_source: 'billing',
        ...(tax_ids.length > 0 ? { tax_ids } : {}),
      },
      line_items: parts.map((amount, index) => ({
        amount: toProviderAmount({ amount, currency }),
        reference: String(index),
        tax_behavior: behaviorOf(is_inclusive),
      })),
      expand: ['line_items.data.tax_breakdown'],
    })
    const lines = line_items?.data ?? []
    const found = parts.map((_amount, index) => lines.find(({ reference }) => reference === String(index)))
    return {
      id: id ?? '',
      terms: { country, is_inclusive, ...describe(lines) },
      parts: found.map((line) => ({
        rate: rateOf(line),
        tax: fromProviderAmount(line?.amount_tax ?? 0, currency).amount,
      })),
    }
  } catch (error) {
    if (await hasCode(error, 'customer_tax_location_invalid')) return 'invalid_customer_location'
    throw error
  }
}

/** Whether Stripe Tax is set up: without an address of the seller it computes nothing. */
export async function isTaxReady(stripe: Stripe): Promise<boolean> {
  return (await stripe.tax.settings.retrieve()).status === 'active'
}

/** How Stripe treats a price. */
export const behaviorOf = (is_inclusive: boolean): 'inclusive' | 'exclusive' =>
  is_inclusive ? 'inclusive' : 'exclusive'

function listTaxIds(country: string, value: string | null): { type: 'eu_vat'; value: string }[] {
  return value && EU_COUNTRIES.includes(country) ? [{ type: 'eu_vat', value }] : []
}

/** What all places take of an amount together, in thousandths of a per cent. */
function rateOf(line: Line | undefined): number {
  const rates = (line?.tax_breakdown ?? []).map(({ tax_rate_details: rate, taxable_amount }) =>
    taxable_amount > 0 ? Number(rate?.percentage_decimal ?? 0) : 0,
  )
  return Math.round(rates.reduce((sum, rate) => sum + rate, 0) * 1000)
}

function describe(lines: readonly Line[]): Pick<OrderTax, 'name' | 'is_reverse_charge'> {
  const all = lines.flatMap(({ tax_breakdown }) => tax_breakdown ?? [])
  const type = all.find(({ tax_rate_details }) => tax_rate_details)?.tax_rate_details?.tax_type
  return {
    name: taxNameOf(type ?? ''),
    is_reverse_charge: all.some(({ taxability_reason }) => taxability_reason === 'reverse_charge'),
  }
}

/** Tells Stripe where the buyer of a subscription lives, which its invoices are taxed by from then on. */
export async function saveTaxLocation(
  stripe: Stripe,
  customer: string,
  { country, postal_code, tax_id }: Pick<OrderRow, 'country' | 'postal_code' | 'tax_id'>,
): Promise<void> {
  if (country === null) throw new UnknownLocationError()
  try {
    await stripe.customers.update(customer, {
      address: { country, ...(postal_code ? { postal_code } : {}) },
      tax: { validate_location: 'immediately' },
    })
  } catch (error) {
    if (await hasCode(error, 'customer_tax_location_invalid')) throw new UnknownLocationError(error)
    throw error
  }
  const known = (await stripe.customers.listTaxIds(customer, { limit: 100 })).data
  const wanted = listTaxIds(country, tax_id)
  for (const one of known.filter(({ value }) => !wanted.some((id) => id.value === value)))
    await stripe.customers.deleteTaxId(customer, one.id)
  for (const one of wanted.filter(({ value }) => !known.some((id) => id.value === value)))
    await stripe.customers.createTaxId(customer, one)
}

/** The tax of an invoice that Stripe taxed by itself; undefined for one of ours. */
export async function readInvoiceTax(
  stripe: Stripe,
  invoice: Stripe.Invoice,
  order: Pick<OrderRow, 'country'>,
): Promise<OrderTax | null | undefined> {
  if (!invoice.automatic_tax.enabled) return undefined
  const taxes = invoice.total_taxes ?? []
  const rates = await Promise.all(
    taxes.flatMap(({ tax_rate_details }) =>
      tax_rate_details ? stripe.taxRates.retrieve(tax_rate_details.tax_rate) : [],
    ),
  )
  const is_reverse_charge = taxes.some(({ taxability_reason }) => taxability_reason === 'reverse_charge')
  const rate = Math.round(rates.reduce((sum, one) => sum + one.percentage, 0) * 1000)
  if (rate === 0 && !is_reverse_charge) return null
  const currency = invoice.currency.toUpperCase()
  const amount = fromProviderAmount(
    taxes.reduce((sum, tax) => sum + tax.amount, 0),
    currency,
  ).amount
  const total = fromProviderAmount(invoice.total, currency).amount
  return {
    country: invoice.customer_address?.country ?? order.country ?? '',
    name: taxNameOf(rates[0]?.tax_type ?? ''),
    is_inclusive: taxes.some(({ tax_behavior }) => tax_behavior === 'inclusive'),
    is_reverse_charge,
    rows: [{ rate, net: total - amount, tax: amount }],
    amount,
  }
}

/** What the first invoice of a subscription comes to, as Stripe taxed it. */
export function readCharged(invoice: Stripe.Invoice, order: Pick<OrderRow, 'tax_by'>) {
  if (order.tax_by !== 'stripe') return {}
  if (invoice.automatic_tax.status === 'requires_location_inputs') throw new UnknownLocationError()
  const currency = invoice.currency.toUpperCase()
  const tax = (invoice.total_taxes ?? []).reduce((sum, one) => sum + one.amount, 0)
  const amount = fromProviderAmount(invoice.total, currency).amount
  return { charged: { amount, tax: fromProviderAmount(tax, currency).amount } }
}
