import type { Version } from './types.ts'

type Price = Pick<Version, 'id' | 'currency' | 'group' | 'is_default'>

/** The prices to choose from: of a plan in several currencies the one in `currency`, else its first. */
export function listChoices<T extends Price>(versions: readonly T[], currency: string): T[] {
  return versions.filter((version) => {
    if (version.group === null) return true
    const plan = versions.filter(({ group }) => group === version.group)
    return version === (plan.find((one) => one.currency === currency) ?? plan[0])
  })
}

/** The price that stands for a product: the one that its owner shows first, in a currency where it has one. */
export function findMainPrice<T extends Price>(
  versions: readonly T[],
  currency: string | null,
): T | undefined {
  const first = versions.find(({ is_default }) => is_default) ?? versions[0]
  return first && currency ? findInCurrency(versions, first, currency) : first
}

/** The currencies of plans that have several. */
export function listCurrencies(versions: readonly Price[]): string[] {
  const grouped = versions.filter(
    ({ id, group }) => group !== null && versions.some((one) => one.id !== id && one.group === group),
  )
  return [...new Set(grouped.map(({ currency }) => currency))]
}

/** The price of the same plan in a currency; the price itself where there is none. */
export function findInCurrency<T extends Price>(versions: readonly T[], version: T, currency: string): T {
  if (version.group === null) return version
  return versions.find((one) => one.group === version.group && one.currency === currency) ?? version
}

const EURO = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ')
const OTHERS: Readonly<Record<string, string>> = {
  AE: 'AED',
  AU: 'AUD',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CZ: 'CZK',
  DK: 'DKK',
  GB: 'GBP',
  IN: 'INR',
  JP: 'JPY',
  MX: 'MXN',
  NO: 'NOK',
  NZ: 'NZD',
  PL: 'PLN',
  SA: 'SAR',
  SE: 'SEK',
  US: 'USD',
}

/** The currency of a country; null where we know none. */
export function currencyOfCountry(country: string | null): string | null {
  if (country === null) return null
  return EURO.includes(country) ? 'EUR' : (OTHERS[country] ?? null)
}

/** The currency of the region in a language tag such as `de-CH`; null where it names none that we know. */
export function currencyOfLanguage(tag: string): string | null {
  return currencyOfCountry(/-([A-Z]{2})\b/u.exec(tag)?.[1] ?? null)
}
