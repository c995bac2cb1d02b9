import type { Subscription } from '../types.ts'

type Price = Pick<Subscription, 'amount' | 'interval' | 'interval_count'>

const MONTHS = { month: 1, year: 12 } as const

/** What a price of whole months saves in a year, and what the same time costs now; null: nothing. */
export function findSaving(now: Price, other: Price): { amount: number; former: number } | null {
  const [a, b] = [monthsOf(now), monthsOf(other)]
  if (a === null || b === null || b <= a || 12 % a !== 0 || b !== 12) return null
  const former = (now.amount * 12) / a
  return former > other.amount ? { amount: former - other.amount, former } : null
}

function monthsOf({ interval, interval_count }: Price): number | null {
  return interval === 'month' || interval === 'year' ? MONTHS[interval] * interval_count : null
}
