import { addDays, addPeriods, dayInZone, epochMs, startOfDay, toInstant } from '../time/index.ts'
import type { Instant, TimeZone } from '../time/index.ts'
import { countsFromStart, type DripRule } from './unlock-time.ts'

/** A part of time: after one instant, until another. */
type InstantRange = { after: Instant; until: Instant }

const EVER: Instant = '1970-01-01T00:00:00.000Z'
/** Months differ by up to three days, and a day by the hours of a clock change. */
const MARGIN_DAYS = { day: 2, week: 2, month: 5 } as const

/**
 * Returns in which ranges of time a run has started whose page opens in a window by a rule that counts from the start.
 * They may hold starts of others too; `computeUnlockTime` decides. None for a rule that does not count from a start.
 */
export function findUnlockedStarts(rule: DripRule, window: InstantRange, zone: TimeZone): InstantRange[] {
  const { unlocks_at, unlock_duration_seconds, schedule_interval, schedule_period } = rule
  if (!countsFromStart(rule)) return []
  if (unlocks_at !== null && epochMs(unlocks_at) > epochMs(window.until)) return []
  // With a date in the window, it may be the last that all runs have waited for.
  if (unlocks_at !== null && epochMs(unlocks_at) > epochMs(window.after)) {
    return [{ after: EVER, until: window.until }]
  }

  const ranges: InstantRange[] = []
  if (unlock_duration_seconds !== null) {
    const back = (instant: Instant) => toInstant(epochMs(instant) - unlock_duration_seconds * 1000)
    ranges.push({ after: back(window.after), until: back(window.until) })
  }
  if (schedule_interval !== null && schedule_period !== null) {
    for (const day of listMidnights(window, zone)) {
      const started = addPeriods(day, -schedule_interval, schedule_period)
      ranges.push({
        after: startOfDay(addDays(started, -MARGIN_DAYS[schedule_period]), zone),
        until: startOfDay(addDays(started, MARGIN_DAYS[schedule_period]), zone),
      })
    }
  }
  return ranges
}

/** The days that begin in a window. */
function listMidnights({ after, until }: InstantRange, zone: TimeZone): string[] {
  const days: string[] = []
  const last = dayInZone(until, zone)
  for (let day = addDays(dayInZone(after, zone), 1); day <= last; day = addDays(day, 1)) days.push(day)
  return days
}
