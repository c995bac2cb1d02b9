import { addDays, dayInZone, epochMs, toInstant, wallClockToEpoch, wallClock } from '@foyer/domain/time'

/** Returns the instant of a date field's value in a zone; null while it is empty. */
export function parseDateTimeField(field: string, zone: string): string | null {
  const wall_ms = epochMs(`${field}:00.000Z`)
  return Number.isNaN(wall_ms) ? null : toInstant(wallClockToEpoch(wall_ms, zone))
}

/** Returns an instant as a date field's value in a zone. */
export function formatDateTimeField(moment: string, zone: string): string {
  return toInstant(wallClock(epochMs(moment), zone)).slice(0, 16)
}

/** Returns tomorrow morning in a zone as a date field's value, the default of a picker. */
export function tomorrowMorning(now: string, zone: string): string {
  return `${addDays(dayInZone(now, zone), 1)}T09:00`
}
