import type { ProductInterval } from '../constants/index.ts'
import { epochMs, toInstant } from '../time/index.ts'
import type { Instant, TimeZone } from '../time/index.ts'
import { nextPeriodEnd, periodEndAfter } from './next-period-end.ts'

type PausedPlan = {
  /** What the plan's periods are counted from. */
  anchor: Instant
  period_starts_at: Instant
  period_ends_at: Instant
  interval: ProductInterval
  interval_count: number
}

/**
 * Returns when a break of some months ends that starts with the end of the paid period. It stays on the day of the
 * plan's anchor: a plan from 31 January that pauses on 28 February for a month continues on 31 March.
 */
export function pauseEnd(plan: PausedPlan, months: number, zone: TimeZone): Instant {
  const { period_ends_at, interval } = plan
  if (interval === 'day' || interval === 'week') return nextPeriodEnd(period_ends_at, 'month', months, zone)
  const anchor = countsFromAnchor(plan, zone) ? plan.anchor : plan.period_starts_at
  let end = period_ends_at
  for (let month = 0; month < months; month += 1) end = periodEndAfter(anchor, 'month', 1, zone, end)
  return end
}

/**
 * Returns what the periods after a break count from: the former anchor where the break ends on one of its dates, else
 * the end of the break.
 */
export function anchorAfterPause(
  { anchor, interval, interval_count }: Pick<PausedPlan, 'anchor' | 'interval' | 'interval_count'>,
  ends_at: Instant,
  zone: TimeZone,
): Instant {
  const before = toInstant(epochMs(ends_at) - 1)
  const end = periodEndAfter(anchor, interval, interval_count, zone, before)
  return epochMs(end) === epochMs(ends_at) ? anchor : ends_at
}

/** A plan that was continued early counts its periods from that day; a trial ends on the anchor. */
function countsFromAnchor(
  { anchor, period_starts_at, period_ends_at, interval, interval_count }: PausedPlan,
  zone: TimeZone,
): boolean {
  if (epochMs(anchor) === epochMs(period_ends_at)) return true
  const end = periodEndAfter(anchor, interval, interval_count, zone, period_starts_at)
  return epochMs(end) === epochMs(period_ends_at)
}
