import { addDays, dayInZone, epochMs, toInstant, wallClockToEpoch, wallClock } from '@foyer/domain/time'

/** The moment that a date field means in a zone; null while it is not filled in. */
export function parseDateTimeField(field: string, zone: string): string | null {
  const wall_ms = epochMs(`${field}:00.000Z`)
  return Number.isNaN(wall_ms) ? null : toInstant(wallClockToEpoch(wall_ms, zone))
}

/** A moment as a date field of a zone holds it. */
export function formatDateTimeField(moment: string, zone: string): string {
  return toInstant(wallClock(epochMs(moment), zone)).slice(0, 16)
}

/** Tomorrow morning in a zone, as a date field holds it: where a choice begins. */
export function tomorrowMorning(now: string, zone: string): string {
  return `${addDays(dayInZone(now, zone), 1)}T09:00`
}
