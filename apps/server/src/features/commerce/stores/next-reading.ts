import type { StorePurchase } from './store.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** Longer than Apple takes money back, and longer than it tries to be paid. */
const MUTABLE_MS = 120 * DAY_MS
const AGE_DIVISOR = 10

/**
 * Returns when a purchase is read again; null if it cannot change. Subscriptions are read daily, at their end, and
 * hourly after it until updated; one-time purchases daily, later less often, for refunds only.
 */
export function computeNextReading(
  { ends_at, over }: Pick<StorePurchase, 'ends_at' | 'over'>,
  { purchased_at, now }: { purchased_at: Date; now: Date },
): Date | null {
  const after = (ms: number): Date => new Date(now.getTime() + ms)
  if (over) return null
  if (ends_at) {
    const remaining_ms = ends_at.getTime() - now.getTime()
    if (remaining_ms > 0) return after(Math.min(remaining_ms, DAY_MS))
    return -remaining_ms < MUTABLE_MS ? after(HOUR_MS) : null
  }
  const age = now.getTime() - purchased_at.getTime()
  return age < MUTABLE_MS ? after(Math.max(DAY_MS, age / AGE_DIVISOR)) : null
}
