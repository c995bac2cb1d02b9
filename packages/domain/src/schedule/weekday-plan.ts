import { addDays, isoWeekday } from '../time/index.ts'
import type { CalendarDay, TimeZone } from '../time/index.ts'
import { dateAt, type ScheduledDate } from './scheduled-date.ts'

/** On which days of the week sessions take place, from which day on, and when. */
export interface WeekdayPlan {
  first_day: CalendarDay
  /** ISO 8601: 1 is Monday, 7 is Sunday. */
  weekdays: readonly number[]
  /** The time of day in the member's zone, `HH:MM`; null: all day. */
  time: string | null
}

/** Yields the dates of a plan in order, up to a day inclusive. Their time of day is the same across clock changes. */
export function* plannedDates(
  { first_day, weekdays, time }: WeekdayPlan,
  zone: TimeZone,
  last_day: CalendarDay,
): Generator<ScheduledDate, void> {
  for (let day = first_day; day <= last_day; day = addDays(day, 1))
    if (weekdays.includes(isoWeekday(day))) yield dateAt(day, time, zone)
}
