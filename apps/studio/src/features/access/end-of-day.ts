import { addDays, epochMs, toInstant, isCalendarDay, startOfDay } from '@foyer/domain/time'

/** The last moment of a day in a zone, so that something given "until Friday" holds all of Friday; null: no day. */
export function endOfDay(day: string, zone: string): string | null {
  return isCalendarDay(day) ? toInstant(epochMs(startOfDay(addDays(day, 1), zone)) - 1) : null
}
