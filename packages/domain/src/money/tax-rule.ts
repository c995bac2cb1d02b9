/** Members of the European Union, by ISO 3166-1 alpha-2. */
export const EU_COUNTRIES: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** Where a seller charges tax. */
export interface TaxSeller {
  home_country: string
  /** Whether consumers in other countries of the EU pay the rate of theirs. */
  has_oss: boolean
  /** Whether businesses in other countries of the EU owe the tax themselves. */
  has_reverse_charge: boolean
  /** Countries outside of the EU where the seller is registered. */
  registrations: readonly string[]
}

/** Where a buyer lives, and whether they gave a VAT id of that country. */
export interface TaxBuyer {
  country: string
  has_vat_id: boolean
}

/** Which country's rate an order is taxed by: `null` where it is not taxed at all. */
export type TaxRule = { kind: 'rate'; country: string } | { kind: 'reverse_charge' } | null

/** Decides by whose rate a sale of digital services is taxed (VAT Directive, articles 44, 58 and 196). */
export function findTaxRule(seller: TaxSeller, { country, has_vat_id }: TaxBuyer): TaxRule {
  const { home_country, has_oss, has_reverse_charge, registrations } = seller
  if (country === home_country) return { kind: 'rate', country }
  const is_within_eu = EU_COUNTRIES.includes(home_country) && EU_COUNTRIES.includes(country)
  if (!is_within_eu) return registrations.includes(country) ? { kind: 'rate', country } : null
  if (has_reverse_charge && has_vat_id) return { kind: 'reverse_charge' }
  return { kind: 'rate', country: has_oss ? country : home_country }
}
