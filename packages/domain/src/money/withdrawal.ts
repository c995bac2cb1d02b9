import { addDays, dayInZone, epochMs, startOfDay } from '../time/index.ts'
import type { Instant, TimeZone } from '../time/index.ts'
import { chargeStep } from './provider-amount.ts'
import { EU_COUNTRIES } from './tax-rule.ts'

/** The European Economic Area, where buyers may withdraw from a contract. */
const WITHDRAWAL_COUNTRIES = [...EU_COUNTRIES, 'IS', 'LI', 'NO']

/** How many days a buyer may withdraw after an order. */
export const WITHDRAWAL_DAYS = 14

/** Whether sellers of a country offer withdrawal unless their owner chose otherwise. */
export function hasWithdrawalByCountry(country: string | null): boolean {
  return country !== null && WITHDRAWAL_COUNTRIES.includes(country)
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the instant before which a buyer may withdraw: the end of the last day after the day of the order. */
export function withdrawalEnd(ordered_at: Instant, days: number, zone: TimeZone): Instant {
  return startOfDay(addDays(dayInZone(ordered_at, zone), days + 1), zone)
}

type UsedPeriod = { amount: number; currency: string; starts_at: Instant; ends_at: Instant; at: Instant }

/** What goes back of a paid period that was used: all on its first day, then less for each day that is over. */
export function unusedAmount({ amount, currency, starts_at, ends_at, at }: UsedPeriod): number {
  const days = Math.max(1, Math.ceil((epochMs(ends_at) - epochMs(starts_at)) / DAY_MS))
  const used = Math.floor((epochMs(at) - epochMs(starts_at)) / DAY_MS)
  const left = Math.min(days, Math.max(0, days - used))
  const step = chargeStep(currency)
  return Math.min(amount, Math.ceil((amount * left) / days / step) * step)
}
