import { isTimeZone } from '@foyer/contract/rules/time-zones'
import { wallClockToDay, dayToWallClock } from './calendar-day.ts'
import type { CalendarDay } from './calendar-day.ts'
import { epochMs, toInstant } from './instant.ts'
import type { Instant } from './instant.ts'

/** An IANA zone name such as `Europe/Berlin`. */
export type TimeZone = string

const DAY_MS = 86_400_000
/** Zones can be spelt in many ways (`europe/BERLIN`); callers' spellings must not fill the memory. */
const MAX_FORMATS = 1000
const formats = new Map<TimeZone, Intl.DateTimeFormat>()

function getFormat(zone: TimeZone): Intl.DateTimeFormat {
  const cached = formats.get(zone)
  if (cached) return cached
  // Engines take offsets, too, which PostgreSQL reads with the opposite sign.
  if (!isTimeZone(zone)) throw new RangeError(`${zone} is no IANA time zone.`)

  const created = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  if (formats.size >= MAX_FORMATS) formats.clear()
  formats.set(zone, created)
  return created
}

/** Returns the wall clock of a zone at an instant, as a number in which every day has 86,400,000. */
export function wallClock(epoch_ms: number, zone: TimeZone): number {
  const field: Record<string, number> = {}
  for (const part of getFormat(zone).formatToParts(epoch_ms)) field[part.type] = Number(part.value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = field
  const millisecond = ((epoch_ms % 1000) + 1000) % 1000
  return Date.UTC(year, month - 1, day, hour, minute, second) + millisecond
}

/**
 * Returns the instant of a wall-clock time. A repeated time is the first of the two; a skipped time uses the offset
 * before the jump (RFC 5545, section 3.3.5).
 */
export function wallClockToEpoch(wall_ms: number, zone: TimeZone): number {
  const offsetAt = (epoch_ms: number) => wallClock(epoch_ms, zone) - epoch_ms
  const before = wall_ms - offsetAt(wall_ms - DAY_MS)
  const after = wall_ms - offsetAt(wall_ms + DAY_MS)
  const matches = [before, after].filter((candidate) => wallClock(candidate, zone) === wall_ms)
  return matches.length > 0 ? Math.min(...matches) : before
}

/** Returns the calendar day in a zone at an instant. */
export function dayInZone(instant: Instant, zone: TimeZone): CalendarDay {
  return wallClockToDay(wallClock(epochMs(instant), zone))
}

/** Returns the first instant of a day in a zone: 00:00, or the end of the jump where clocks skip midnight. */
export function startOfDay(day: CalendarDay, zone: TimeZone): Instant {
  return toInstant(wallClockToEpoch(dayToWallClock(day), zone))
}
