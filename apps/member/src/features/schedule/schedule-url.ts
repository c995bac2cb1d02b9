import { isCalendarDay } from '@foyer/domain/time'

/** The address of the schedule at a day. */
export function scheduleUrl(day: string): string {
  return `/me/schedule?day=${day}`
}

/** The day at which an address opens the schedule; null where it names none. */
export function parseScheduleDay(search: string): string | null {
  const day = new URLSearchParams(search).get('day')
  return day !== null && isCalendarDay(day) ? day : null
}
