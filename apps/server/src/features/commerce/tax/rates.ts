import type { TaxRateRow } from '../repository/tax-settings.ts'
import { SEED_RATES } from './seed-rates.ts'

/** A rate with what the country calls its tax. */
export type NamedRate = TaxRateRow & { name: string; is_own: boolean }

const SEED: readonly NamedRate[] = SEED_RATES.trim()
  .split('\n')
  .map((line) => {
    const [country = '', name = '', rate = '', valid_from = ''] = line.split(' ')
    return { country, name, rate: Number(rate), valid_from, is_own: false }
  })

/** What countries call their tax. */
const NAMES = new Map(SEED.map(({ country, name }) => [country, name]))

/** The rate of a country on a day: the owner's newest, else the newest of the table. Null where neither has one. */
export function findRate(own: readonly TaxRateRow[], country: string, day: string): NamedRate | null {
  const newest = <T extends TaxRateRow>(rows: readonly T[]): T | undefined =>
    rows
      .filter((row) => row.country === country && row.valid_from <= day)
      .toSorted((a, b) => (a.valid_from < b.valid_from ? 1 : -1))[0]
  const owned = newest(own)
  if (owned) return { ...owned, name: NAMES.get(country) ?? 'vat', is_own: true }
  return newest(SEED) ?? null
}

/** Lists the rate of each country of the table on a day, by country. */
export function listRates(own: readonly TaxRateRow[], day: string): NamedRate[] {
  const countries = [...new Set([...NAMES.keys(), ...own.map(({ country }) => country)])].toSorted()
  return countries.flatMap((country) => findRate(own, country, day) ?? [])
}
