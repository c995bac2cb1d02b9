import { currencyExponent } from '@foyer/contract/rules/currency-exponent'
import type { Interval, Version } from './types.ts'

const DAYS: Readonly<Record<Interval, number>> = { day: 1, week: 7, month: 365 / 12, year: 365 }

type Price = Pick<Version, 'amount' | 'currency' | 'interval' | 'interval_count'>

/**
 * What one payment of a price saves against paying the dearest of the others for as long, in minor units
 * rounded down to whole units of the currency; null where prices cannot be compared or nothing worth a word is saved.
 */
export function computeSaving(version: Price, versions: readonly Price[]): number | null {
  const days = daysOf(version)
  if (days === null) return null
  const rates = versions.flatMap((other) => {
    const length = daysOf(other)
    return length === null || other.currency !== version.currency || length >= days
      ? []
      : [other.amount / length]
  })
  if (rates.length === 0) return null
  const unit = 10 ** currencyExponent(version.currency)
  const saved = Math.floor((Math.max(...rates) * days - version.amount) / unit) * unit
  return saved * 20 >= version.amount ? saved : null
}

function daysOf({ interval, interval_count }: Price): number | null {
  return interval === null ? null : DAYS[interval] * (interval_count ?? 1)
}
