import { addDays, epochMs, toInstant, isCalendarDay, startOfDay } from '@foyer/domain/time'

/** Returns the last instant of a day in a zone, so that a grant "until Friday" includes Friday; null without a day. */
export function endOfDay(day: string, zone: string): string | null {
  return isCalendarDay(day) ? toInstant(epochMs(startOfDay(addDays(day, 1), zone)) - 1) : null
}
