import { dayInZone, daysBetween } from '@foyer/domain/time'
import type { Format } from '@foyer/i18n'

/** When something came: the time today, the day within a week, else the date. */
export function formatWhen(
  at: string,
  now: number,
  format: Pick<Format, 'time' | 'date'>,
  zone: string,
): string {
  const today = dayInZone(new Date(now).toISOString(), zone)
  const age = daysBetween(dayInZone(at, zone), today)
  if (age <= 0) return format.time(at)
  if (age < 7) return format.date(at, 'day_name')
  return format.date(at, at.slice(0, 4) === today.slice(0, 4) ? 'short' : 'medium')
}
