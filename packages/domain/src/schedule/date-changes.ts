import { addDays, dayInZone, dayToWallClock, epochMs, toInstant, wallClockToEpoch } from '../time/index.ts'
import type { Instant, TimeZone } from '../time/index.ts'
import { occurrencesBetween, type Occurrence, type Period, type Recurrence } from './recurrence.ts'

/** How far one date of an event can be moved from its own day. */
export const MAX_SHIFT_DAYS = 92

/** A change of one date of an event, or of that date and all that follow. */
export interface DateChange {
  /** The date by the event's own calendar, `YYYY-MM-DDTHH:MM`. */
  original_start: string
  scope: 'one' | 'following'
  is_cancelled: boolean
  /** By how much the clock's time differs from the event's own. */
  shift_minutes: number
  /** null: as long as the event is otherwise. */
  minutes: number | null
  /** How many may come, 0 for all; null: as the event has it. */
  capacity: number | null
}

/** One time at which an event takes place, with the change that it has. */
export interface ChangedOccurrence extends Occurrence {
  change: DateChange | null
}

const MINUTE_MS = 60_000

/** Whether a date is one of the event's own. */
export function isDateOf(recurrence: Recurrence, original_start: string): boolean {
  const from_ms = Date.parse(`${original_start}:00Z`)
  if (Number.isNaN(from_ms)) return false
  const minute = { from: toInstant(from_ms), before: toInstant(from_ms + MINUTE_MS), limit: 1 }
  return occurrencesBetween(recurrence, minute, 'UTC')[0]?.original_start === original_start
}

/** The change that decides about a date: its own, else the latest one that also changed those that follow. */
export function changeOf<Change extends DateChange>(
  original_start: string,
  changes: readonly Change[],
): Change | null {
  const own = changes.find((change) => change.original_start === original_start)
  if (own) return own
  const earlier = changes.filter(
    (change) => change.scope === 'following' && change.original_start < original_start,
  )
  return earlier.toSorted((a, b) => (a.original_start < b.original_start ? 1 : -1))[0] ?? null
}

/** When a date takes place after its change, by the clocks of a zone. */
export function changedStart(
  original_start: string,
  change: Pick<DateChange, 'shift_minutes'> | null,
  zone: TimeZone,
): Instant {
  const [day = '', time = ''] = original_start.split('T')
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + (change?.shift_minutes ?? 0)
  return toInstant(wallClockToEpoch(dayToWallClock(day) + minutes * MINUTE_MS, zone))
}

/** The minutes of the clock between two dates, whatever a zone does in between. */
export function shiftBetween(original_start: string, starts: string): number {
  return (Date.parse(`${starts}:00Z`) - Date.parse(`${original_start}:00Z`)) / MINUTE_MS
}

/**
 * Returns the occurrences of an event that start in a period once its changes are applied, in order. A change of a
 * date that the event no longer has does nothing.
 */
export function changedOccurrences(
  recurrence: Recurrence,
  changes: readonly DateChange[],
  { from, before }: Pick<Period, 'from' | 'before'>,
  zone: TimeZone,
): ChangedOccurrence[] {
  const valid = changes.filter(({ original_start }) => isDateOf(recurrence, original_start))
  if (valid.length === 0)
    return occurrencesBetween(recurrence, { from, before }, zone).map((date) => ({ ...date, change: null }))

  const [from_ms, before_ms] = [epochMs(from), epochMs(before)]
  const days = MAX_SHIFT_DAYS + 1
  const around = {
    from: changedStart(`${addDays(dayInZone(from, zone), -days)}T00:00`, null, zone),
    before: changedStart(`${addDays(dayInZone(before, zone), days)}T00:00`, null, zone),
  }
  const found = occurrencesBetween(recurrence, around, zone).flatMap((date): ChangedOccurrence[] => {
    const change = changeOf(date.original_start, valid)
    if (change?.is_cancelled) return []
    const starts_at = changedStart(date.original_start, change, zone)
    const starts_ms = epochMs(starts_at)
    if (starts_ms < from_ms || starts_ms >= before_ms) return []
    const minutes = change?.minutes ?? recurrence.minutes
    return [{ ...date, starts_at, ends_at: toInstant(starts_ms + minutes * MINUTE_MS), change }]
  })
  return found.toSorted((a, b) => epochMs(a.starts_at) - epochMs(b.starts_at))
}
