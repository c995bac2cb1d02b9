import { EU_COUNTRIES, findTaxRule, type TaxTerms } from '@foyer/domain/money'
import { dayInZone } from '@foyer/domain/time'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { OrderRow } from '../order.ts'
import { findBillingDetails, type BillingDetails } from '../repository/invoice-settings.ts'
import {
  findTaxSettings,
  listOwnRates,
  type TaxRateRow,
  type TaxSettings,
} from '../repository/tax-settings.ts'
import { findRate } from './rates.ts'
import { readVatId } from './vat-id.ts'

/** Where a buyer lives, as far as tax asks. */
export type TaxPlace = { country: string | null; postal_code: string | null; tax_id: string | null }

/** When a sale is made, and in which time zone its day is counted. */
type SaleTime = { now: Date; zone: string }

/** How a sale is taxed. `terms` are null where it is not taxed. */
export type SaleTax =
  | { state: 'off' | 'waiting'; is_inclusive: boolean | null; terms: null; tax_id: string | null }
  | { state: 'computed'; is_inclusive: boolean; terms: TaxTerms | null; tax_id: string | null }
  /** The provider is to compute it. */
  | { state: 'asked'; is_inclusive: boolean; terms: null; tax_id: string | null }

/** The app's settings and its owner's rates. */
export type TaxRules = { settings: TaxSettings; own_rates: readonly TaxRateRow[] }

/** Loads the app's rules of tax. */
export async function loadTaxRules(db: AppDb | AppTx): Promise<TaxRules> {
  const settings = await findTaxSettings(db)
  return { settings, own_rates: settings.mode === 'off' ? [] : await listOwnRates(db) }
}

/** Decides how a sale to a place is taxed; the VAT id of another country of the EU has to have its form. */
export async function findSaleTax(
  db: AppDb | AppTx,
  place: TaxPlace,
  time: SaleTime & { is_by_provider?: boolean },
): Promise<SaleTax | 'invalid_tax_id'> {
  return decideTax(await loadTaxRules(db), place, time)
}

/** Decides by rules that are loaded, as `findSaleTax` does. */
function decideTax(
  rules: TaxRules,
  place: TaxPlace,
  { is_by_provider = false, ...time }: SaleTime & { is_by_provider?: boolean },
): SaleTax | 'invalid_tax_id' {
  const { settings } = rules
  const { mode, is_inclusive } = settings
  if (mode === 'off') return { state: 'off', is_inclusive: null, terms: null, tax_id: place.tax_id }
  const { country } = place
  if (country === null) return { state: 'waiting', is_inclusive, terms: null, tax_id: null }
  if (is_by_provider) {
    const of_business = readBuyerId({ home_country: null, has_reverse_charge: true }, place)
    if (of_business === undefined) return 'invalid_tax_id'
    return { state: 'asked', is_inclusive, terms: null, tax_id: of_business }
  }
  const vat_id = readBuyerId(settings, place)
  if (vat_id === undefined) return 'invalid_tax_id'
  const terms = findTerms(rules, { country, vat_id, ...time })
  return { state: 'computed', is_inclusive, terms, tax_id: vat_id ?? place.tax_id }
}

/** A VAT id that decides about the tax; null for none, undefined for one that has not the form of its country. */
function readBuyerId(
  { home_country, has_reverse_charge }: Pick<TaxSettings, 'home_country' | 'has_reverse_charge'>,
  { country, tax_id }: TaxPlace,
): string | null | undefined {
  const counts = country !== home_country && EU_COUNTRIES.includes(country ?? '') && has_reverse_charge
  if (!tax_id || !country || !counts) return null
  return readVatId(tax_id, country) ?? undefined
}

function findTerms(
  { settings: { home_country, is_inclusive, ...seller }, own_rates }: TaxRules,
  { country, vat_id, now, zone }: SaleTime & { country: string; vat_id: string | null },
): TaxTerms | null {
  if (home_country === null) return null
  const rule = findTaxRule({ home_country, ...seller }, { country, has_vat_id: vat_id !== null })
  if (!rule) return null
  if (rule.kind === 'reverse_charge')
    return { country, name: 'vat', rate: 0, is_inclusive, is_reverse_charge: true }
  const rate = findRate(own_rates, rule.country, dayInZone(now.toISOString(), zone))
  return (
    rate && {
      country: rule.country,
      name: rate.name,
      rate: rate.rate,
      is_inclusive,
      is_reverse_charge: false,
    }
  )
}

/**
 * How a renewal is taxed: by the address that the buyer has now, else that of the order. An id that has lost its form
 * counts as none.
 */
export async function findRenewalTerms(
  db: AppDb | AppTx,
  order: Pick<OrderRow, 'subscriber_id' | 'country' | 'tax_id'>,
  time: SaleTime,
): Promise<TaxTerms | null> {
  const [rules, details] = await Promise.all([loadTaxRules(db), findBillingDetails(db, order.subscriber_id)])
  return renewalTerms(rules, { order, details }, time)
}

type Renewed = {
  order: Pick<OrderRow, 'country' | 'tax_id'>
  details: Pick<BillingDetails, 'country' | 'tax_id'> | null
}

/** Decides by rules that are loaded, as `findRenewalTerms` does. */
export function renewalTerms(rules: TaxRules, { order, details }: Renewed, time: SaleTime): TaxTerms | null {
  const { country, tax_id } = details?.country ? details : order
  const tax = decideTax(rules, { country, postal_code: null, tax_id }, time)
  if (tax !== 'invalid_tax_id') return tax.terms
  const without_id = decideTax(rules, { country, postal_code: null, tax_id: null }, time)
  return without_id === 'invalid_tax_id' ? null : without_id.terms
}
