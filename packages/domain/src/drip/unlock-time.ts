import {
  addDays,
  addPeriods,
  wallClockToDay,
  epochMs,
  toInstant,
  wallClockToEpoch,
  startOfDay,
  wallClock,
  dayToWallClock,
} from '../time/index.ts'
import type { Instant, Period, TimeZone } from '../time/index.ts'

/** The drip fields of a page's access node (spec section 3); they count only where `is_scheduled` is set. */
export interface DripRule {
  unlocks_at: Instant | null
  unlock_duration_seconds: number | null
  schedule_period: Extract<Period, 'day' | 'week' | 'month'> | null
  schedule_interval: number | null
}

/**
 * When a drip rule opens. `needs_start`: it counts from a start and there is none. `never`: the rule is empty or its
 * date invalid, so the page stays locked.
 */
export type UnlockTime = { at: Instant } | { needs_start: true } | { never: true }

/** Whether a drip rule is relative to the start of a run; a member without a run has to start one first. */
export function countsFromStart(rule: DripRule): boolean {
  return (
    rule.unlock_duration_seconds !== null ||
    (rule.schedule_interval !== null && rule.schedule_period !== null)
  )
}

/**
 * Returns the first midnight of a zone at least n whole periods after a start (model, "Drip"): time zones and short
 * days never unlock early.
 * @example a start on Monday at 15:00 with one day unlocks on Wednesday at 00:00.
 */
export function computePeriodUnlock(started_at: Instant, n: number, period: Period, zone: TimeZone): Instant {
  const wall = wallClock(epochMs(started_at), zone)
  const first_day = wallClockToDay(wall)
  const time_of_day = wall - dayToWallClock(first_day)
  const day = addPeriods(first_day, n, period)
  const earliest = wallClockToEpoch(dayToWallClock(day) + time_of_day, zone)
  const midnight = startOfDay(day, zone)
  return epochMs(midnight) >= earliest ? midnight : startOfDay(addDays(day, 1), zone)
}

/**
 * Returns when a drip rule unlocks for a run started then (`null`: no run). With several settings the latest date
 * applies. `access/page-checks.ts` decides access by it.
 */
export function computeUnlockTime(rule: DripRule, started_at: Instant | null, zone: TimeZone): UnlockTime {
  if (countsFromStart(rule) && started_at === null) return { needs_start: true }

  const instants: number[] = []
  if (rule.unlocks_at !== null) instants.push(epochMs(rule.unlocks_at))
  if (started_at !== null) {
    if (rule.unlock_duration_seconds !== null) {
      instants.push(epochMs(started_at) + rule.unlock_duration_seconds * 1000)
    }
    if (rule.schedule_interval !== null && rule.schedule_period !== null) {
      instants.push(computePeriodUnlockMs(started_at, rule.schedule_interval, rule.schedule_period, zone))
    }
  }

  const latest = Math.max(...instants)
  return Math.abs(latest) <= 8.64e15 ? { at: toInstant(latest) } : { never: true }
}

const LAST_START_MS = Date.UTC(9000, 0, 1)

function computePeriodUnlockMs(started_at: Instant, n: number, period: Period, zone: TimeZone): number {
  const is_countable =
    Math.abs(epochMs(started_at)) < LAST_START_MS && Number.isSafeInteger(n) && n >= 0 && n <= 10_000
  if (!is_countable) return Number.NaN
  return epochMs(computePeriodUnlock(started_at, n, period, zone))
}
