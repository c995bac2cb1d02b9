import {
  addDays,
  addPeriods,
  dayInZone,
  daysBetween,
  epochMs,
  toInstant,
  isCalendarDay,
  wallClockToEpoch,
  dayToWallClock,
} from '../time/index.ts'
import type { CalendarDay, Instant, TimeZone } from '../time/index.ts'

/** How often an event takes place. */
export const REPEATS = ['once', 'daily', 'weekly', 'every_two_weeks', 'monthly'] as const
export type Repeats = (typeof REPEATS)[number]

/** When an event takes place, by the calendar and the clock of a zone that is not part of it. */
export interface Recurrence {
  /** `''`: not settled yet. */
  first_day: CalendarDay | ''
  /** The time of day at which it starts, `HH:MM`. */
  time: string
  minutes: number
  repeats: Repeats
  /** The last day on which it may start; `''`: no end. Unused by an event that takes place once. */
  last_day: CalendarDay | ''
}

/** One time at which an event takes place. */
export interface Occurrence {
  /** Day and time by the calendar of the event, `YYYY-MM-DDTHH:MM`: the same in whichever zone it is read. */
  original_start: string
  starts_at: Instant
  ends_at: Instant
}

/** The moments from the first inclusive up to the second exclusive, and how many occurrences are wanted of them. */
export interface Period {
  from: Instant
  before: Instant
  limit?: number
}

/** Days between two occurrences; 0 for monthly events. */
const STEP_DAYS: Readonly<Record<Repeats, number>> = {
  once: 1,
  daily: 1,
  weekly: 7,
  every_two_weeks: 14,
  monthly: 0,
}

const MINUTE_MS = 60_000

/** Whether the text is a time of day, `HH:MM` from 00:00 to 23:59. */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/u.test(text)
}

/**
 * Returns the occurrences of an event that start in a period, in order, at the same time of day across clock
 * changes. Monthly means the same day, or the month's last if it has no such day. Contradictory rules have none.
 * @example the 31st of every month from January is on 28 February, and on 31 March again.
 */
export function occurrencesBetween(
  recurrence: Recurrence,
  { from, before, limit = Number.POSITIVE_INFINITY }: Period,
  zone: TimeZone,
): Occurrence[] {
  const [from_ms, before_ms] = [epochMs(from), epochMs(before)]
  const found: Occurrence[] = []
  if (!isValidRecurrence(recurrence) || !(from_ms < before_ms)) return found

  const { time, minutes } = recurrence
  let previous_ms = Number.NaN
  for (let n = firstStep(recurrence, dayInZone(from, zone)); found.length < limit; n += 1) {
    const day = occurrenceDay(recurrence, n)
    if (day === null) break
    const starts_ms = wallClockToEpoch(dayToWallClock(day) + timeMs(time), zone)
    if (starts_ms >= before_ms) break
    // A day that the zone skips has the same start as the next day.
    if (starts_ms >= from_ms && starts_ms !== previous_ms) {
      const ends_at = toInstant(starts_ms + minutes * MINUTE_MS)
      found.push({ original_start: `${day}T${time}`, starts_at: toInstant(starts_ms), ends_at })
    }
    previous_ms = starts_ms
  }
  return found
}

function isValidRecurrence({ first_day, time, minutes, last_day }: Recurrence): boolean {
  return (
    isCalendarDay(first_day) &&
    isTimeOfDay(time) &&
    minutes > 0 &&
    Number.isFinite(minutes) &&
    (last_day === '' || isCalendarDay(last_day))
  )
}

/** Returns a step shortly before a day. */
function firstStep({ first_day, repeats }: Recurrence, day: CalendarDay): number {
  if (repeats === 'once') return 0
  const stepDays = STEP_DAYS[repeats] || 31
  return Math.max(0, Math.floor(daysBetween(first_day, day) / stepDays) - 1)
}

/** The day of the nth time; null where there is none. */
function occurrenceDay({ first_day, repeats, last_day }: Recurrence, n: number): CalendarDay | null {
  if (repeats === 'once') return n === 0 ? first_day : null
  const day =
    repeats === 'monthly' ? addPeriods(first_day, n, 'month') : addDays(first_day, n * STEP_DAYS[repeats])
  return isCalendarDay(day) && (last_day === '' || day <= last_day) ? day : null
}

function timeMs(time: string): number {
  return (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * MINUTE_MS
}
