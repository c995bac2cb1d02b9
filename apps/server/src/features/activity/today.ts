import type { OutputFor } from '@foyer/contract/client'
import { addDays, dayInZone, epochMs, wallClockToEpoch, startOfDay, wallClock } from '@foyer/domain/time'

type Today = OutputFor<'activity.getToday'>

/** The names of the figures that an owner sees. */
export type FigureName = Today['figures'][number]['name']

/** Something that happened, as the owner's list shows it. */
export type LatestEvent = Today['latest'][number]

/** A part of one day; `zone` is the app's time zone for hours. */
export type Span = { from: Date; to: Date; zone: string }

/** What was counted in one hour of the day; `currency` where it is money. */
export type HourCount = { hour: number; value: number; currency?: string }

const WEEK_MS = 7 * 86_400_000

/** Today so far in a zone, and the same weekday a week ago until the same time on the clock. */
export function todayIn(zone: string, now: Date): { day: string; today: Span; before: Span } {
  const day = dayInZone(now.toISOString(), zone)
  const startOf = (which: string) => new Date(epochMs(startOfDay(which, zone)))
  const same_time = new Date(wallClockToEpoch(wallClock(now.getTime(), zone) - WEEK_MS, zone))
  return {
    day,
    today: { from: startOf(day), to: new Date(now.getTime() + 1), zone },
    before: { from: startOf(addDays(day, -7)), to: same_time, zone },
  }
}
