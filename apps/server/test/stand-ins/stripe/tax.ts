/** How Stripe is to treat a price. */
export type Behavior = 'inclusive' | 'exclusive'

/** Where a customer of the stand-in lives. */
export type Location = { country: string; postal_code?: string | undefined }

/** What the stand-in computed of an amount, in Stripe's units; `percent` is null where it collects nothing. */
export type Taxed = {
  behavior: Behavior
  country: string
  percent: number | null
  is_owed: boolean
  amount: number
}

/** Taxes an amount by the place of a buyer: a US place has a rate by its postal code only. */
export function taxAmount(
  rates: Readonly<Record<string, number>>,
  amount: number,
  { behavior, location, has_id }: { behavior: Behavior; location: Location; has_id: boolean },
): Taxed {
  const { country } = location
  const is_owed = has_id && country !== 'DE'
  const percent = is_owed ? 0 : (rates[country] ?? null)
  const rate = percent ?? 0
  const tax = behavior === 'exclusive' ? (amount * rate) / 100 : amount - amount / (1 + rate / 100)
  return { behavior, country, percent, is_owed, amount: Math.round(tax) }
}

/** Whether a place can be taxed. */
export const isLocated = ({ country, postal_code }: Location): boolean =>
  country !== 'XX' && (country !== 'US' || /^\d{5}$/.test(postal_code ?? ''))

/** The tax of an invoice in Stripe's shape. */
export function presentTotalTaxes(taxed: Taxed, taxable_amount: number) {
  const { amount: tax, behavior: tax_behavior, percent, country, is_owed } = taxed
  if (percent === null) return []
  return [
    {
      amount: tax,
      tax_behavior,
      taxable_amount,
      taxability_reason: is_owed ? 'reverse_charge' : 'standard_rated',
      type: 'tax_rate_details',
      tax_rate_details: { tax_rate: `txr_${country}_${String(percent).replace('.', 'p')}` },
    },
  ]
}

type TaxBooks = ReturnType<typeof createTaxBooks>

/** Stripe Tax: whether it is set up, per cent by country, where customers live and what was computed. */
export function createTaxBooks() {
  return {
    status: 'active' as 'active' | 'pending',
    rates: { DE: 19, FI: 25.5, FR: 20, US: 8.25 } as Record<string, number>,
    locations: new Map<string, Location>(),
    ids: new Map<string, string>(),
    calculations: new Map<string, number>(),
  }
}

/** The tax of an invoice of a subscription; null where Stripe Tax is not asked. */
export function taxInvoice(
  books: TaxBooks,
  { customer, tax: behavior }: { customer: string; tax: Behavior | null },
  amount: number,
): Taxed | null {
  const location = books.locations.get(customer)
  if (!behavior || !location || amount === 0) return null
  return taxAmount(books.rates, amount, { behavior, location, has_id: books.ids.has(customer) })
}
