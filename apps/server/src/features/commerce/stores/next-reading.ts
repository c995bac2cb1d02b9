import type { StorePurchase } from './store.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** Longer than Apple takes money back, and longer than it tries to be paid. */
const CHANGES_MS = 120 * DAY_MS
const OFTEN_AS_AGE = 10

/**
 * When a store is asked again about a purchase; null where nothing can change any more. A subscription is read each
 * day, at its end, and each hour after it until the store says how it went on. What was paid once can only be refunded:
 * it is read each day, and less and less often as it gets older.
 */
export function nextReading(
  { ends_at, over }: Pick<StorePurchase, 'ends_at' | 'over'>,
  { purchased_at, now }: { purchased_at: Date; now: Date },
): Date | null {
  const after = (ms: number): Date => new Date(now.getTime() + ms)
  if (over) return null
  if (ends_at) {
    const left = ends_at.getTime() - now.getTime()
    if (left > 0) return after(Math.min(left, DAY_MS))
    return -left < CHANGES_MS ? after(HOUR_MS) : null
  }
  const age = now.getTime() - purchased_at.getTime()
  return age < CHANGES_MS ? after(Math.max(DAY_MS, age / OFTEN_AS_AGE)) : null
}
