import type { ProductInterval } from '../constants/index.ts'
import { epochMs } from '../time/index.ts'
import type { Instant, TimeZone } from '../time/index.ts'
import { minPrice } from './min-price.ts'
import { periodEndAfter } from './next-period-end.ts'
import { chargeStep } from './provider-amount.ts'

/** What a plan costs, and how often. */
export interface PlanPrice {
  amount: number
  interval: ProductInterval
  interval_count: number
}

/** A running plan, as far as a switch depends on it. Amounts in minor units of one currency. */
export interface SwitchTerms {
  from: PlanPrice
  to: PlanPrice
  /** What each period of the new price has off by a coupon. */
  discount: number
  currency: string
  /** What was paid for the time from `paid_from` to the end of the period. */
  paid: number
  paid_from: Instant
  /** The whole period that runs now. */
  period_starts_at: Instant
  period_ends_at: Instant
  is_trial: boolean
  at: Instant
  zone: TimeZone
}

/** What a switch costs today, and what follows. `trial`: at once, and the free trial goes on. */
export interface SwitchCost {
  takes_effect: 'now' | 'trial' | 'period_end'
  /** What the rest of the paid time is worth. */
  credit: number
  charge: number
  due: number
  next_at: Instant
  next_amount: number
}

/**
 * Computes a switch to another price. A higher price applies at once: the rest of the paid time is credited by the
 * second, and the same interval keeps its dates, while another one begins a period now. A lower price, and one of
 * which too little would be due to be charged, applies at the end of the period.
 */
export function computeSwitch(terms: SwitchTerms): SwitchCost {
  const { to, discount, period_ends_at: next_at, is_trial } = terms
  const price = to.amount - discount
  const later = { credit: 0, charge: 0, due: 0, next_at, next_amount: price }
  if (is_trial) return { takes_effect: 'trial', ...later }
  const now = computeNow(terms, price)
  if (to.amount <= terms.from.amount || now.due < minPrice(terms.currency))
    return { takes_effect: 'period_end', ...later }
  return { takes_effect: 'now', ...now, next_amount: price }
}

function computeNow(
  terms: SwitchTerms,
  price: number,
): Pick<SwitchCost, 'credit' | 'charge' | 'due' | 'next_at'> {
  const { from, to, currency, paid, paid_from, period_starts_at, period_ends_at, at, zone } = terms
  const step = chargeStep(currency)
  const credit = shareOfTime(paid, { from: paid_from, to: period_ends_at, at, step })
  const is_same = from.interval === to.interval && from.interval_count === to.interval_count
  const charge = is_same
    ? shareOfTime(price, { from: period_starts_at, to: period_ends_at, at, step })
    : price
  const next_at = is_same ? period_ends_at : periodEndAfter(at, to.interval, to.interval_count, zone, at)
  return { credit, charge, due: charge - credit, next_at }
}

/** The part of an amount for what is left of its time, in whole seconds and steps, half a step up. */
function shareOfTime(
  amount: number,
  { from, to, at, step }: { from: Instant; to: Instant; at: Instant; step: number },
): number {
  const seconds = (instant: Instant): number => Math.floor(epochMs(instant) / 1000)
  const length = seconds(to) - seconds(from)
  if (length <= 0) return 0
  const left = BigInt(Math.min(length, Math.max(0, seconds(to) - seconds(at))))
  const divisor = BigInt(length) * BigInt(step)
  return Number((BigInt(2 * amount) * left + divisor) / (2n * divisor)) * step
}
