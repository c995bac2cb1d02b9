import { addDays, dayIn, epochMs, instantOf, momentOfWall, wallClock } from '@foyer/domain/time'

/** The moment that a date field means in a zone; null while it is not filled in. */
export function momentOf(field: string, zone: string): string | null {
  const wall = epochMs(`${field}:00.000Z`)
  return Number.isNaN(wall) ? null : instantOf(momentOfWall(wall, zone))
}

/** A moment as a date field of a zone holds it. */
export function fieldOf(moment: string, zone: string): string {
  return instantOf(wallClock(epochMs(moment), zone)).slice(0, 16)
}

/** Tomorrow morning in a zone, as a date field holds it: where a choice begins. */
export function tomorrowMorning(now: string, zone: string): string {
  return `${addDays(dayIn(now, zone), 1)}T09:00`
}
