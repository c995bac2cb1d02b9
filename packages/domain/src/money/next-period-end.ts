import type { ProductInterval } from '../constants/index.ts'
import {
  addPeriods,
  wallClockToDay,
  epochMs,
  toInstant,
  wallClockToEpoch,
  wallClock,
  dayToWallClock,
} from '../time/index.ts'
import type { Instant, TimeZone } from '../time/index.ts'

/**
 * Returns the end of the nth period from an anchor: n intervals later at the same time of day in the zone. Always
 * count from the subscription's first start, so that month ends do not drift: from 31 January the first two ends are
 * 28 February and 31 March.
 */
export function nextPeriodEnd(
  anchor: Instant,
  interval: ProductInterval,
  n: number,
  zone: TimeZone,
): Instant {
  const wall = wallClock(epochMs(anchor), zone)
  const day = wallClockToDay(wall)
  const time_of_day = wall - dayToWallClock(day)
  return toInstant(wallClockToEpoch(dayToWallClock(addPeriods(day, n, interval)) + time_of_day, zone))
}

/** Returns the first period end after an instant, for a subscription that renews every `interval_count` intervals. */
export function periodEndAfter(
  anchor: Instant,
  interval: ProductInterval,
  interval_count: number,
  zone: TimeZone,
  after: Instant,
): Instant {
  const elapsed_ms = Math.max(0, epochMs(after) - epochMs(anchor))
  let periods = Math.max(1, Math.floor(elapsed_ms / (MAX_PERIOD_MS[interval] * interval_count)))
  let end = nextPeriodEnd(anchor, interval, periods * interval_count, zone)
  while (epochMs(end) <= epochMs(after)) {
    periods += 1
    end = nextPeriodEnd(anchor, interval, periods * interval_count, zone)
  }
  return end
}

const DAY_MS = 86_400_000
const MAX_PERIOD_MS = { day: DAY_MS, week: 7 * DAY_MS, month: 31 * DAY_MS, year: 366 * DAY_MS }
