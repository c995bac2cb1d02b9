import { isCalendarDay } from '@foyer/domain/time'
import { isId } from '../../platform/routing/hash.ts'

const SCHEDULE_PATH = '/me/schedule'

/** Longer than any value of `GET /schedule/filters`. */
const MAX_FILTER_LENGTH = 100

/** What an address of the schedule shows; null where it names none: today, all pages, everything. */
export type ScheduleAddress = { day: string | null; page: string | null; filter: string | null }

/** The address of the schedule at a day. */
export function scheduleUrl(day: string): string {
  return `${SCHEDULE_PATH}?day=${day}`
}

/** Reads the query of an address of the schedule. */
export function parseScheduleAddress(search: string): ScheduleAddress {
  const params = new URLSearchParams(search)
  const [day, page, filter] = [params.get('day'), params.get('page'), params.get('filter')]
  return {
    day: day !== null && isCalendarDay(day) ? day : null,
    page: page !== null && isId(page) ? page : null,
    filter: filter !== null && filter !== '' && filter.length <= MAX_FILTER_LENGTH ? filter : null,
  }
}

/** The address of the schedule with other values; other parameters of `search` stay. */
export function changeScheduleAddress(search: string, part: Partial<ScheduleAddress>): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(part)) {
    if (value === null) params.delete(name)
    else params.set(name, value)
  }
  return params.size === 0 ? SCHEDULE_PATH : `${SCHEDULE_PATH}?${params}`
}
