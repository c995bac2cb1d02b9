import { isCalendarDay } from '@foyer/domain/time'

/** Where the schedule stands open at a day. */
export function scheduleUrl(day: string): string {
  return `/me/schedule?day=${day}`
}

/** The day at which an address opens the schedule; null where it names none. */
export function parseScheduleDay(search: string): string | null {
  const day = new URLSearchParams(search).get('day')
  return day !== null && isCalendarDay(day) ? day : null
}
