import { isCalendarDay } from '@foyer/domain/time'
import { isId } from '../../platform/routing/hash.ts'

/** The address of the schedule at a day. */
export function scheduleUrl(day: string): string {
  return `/me/schedule?day=${day}`
}

/** The day at which an address opens the schedule; null where it names none. */
export function parseScheduleDay(search: string): string | null {
  const day = new URLSearchParams(search).get('day')
  return day !== null && isCalendarDay(day) ? day : null
}

/** The page to which an address limits the schedule; null for the whole. */
export function parseSchedulePage(search: string): string | null {
  const page = new URLSearchParams(search).get('page')
  return page !== null && isId(page) ? page : null
}
