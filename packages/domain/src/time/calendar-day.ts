/** A calendar day, `YYYY-MM-DD`; it means that day in the zone of its owner (model, "Units"). */
export type CalendarDay = string

/** The lengths that repeat or are waited for (spec section 9, "Product intervals"). */
export type Period = 'day' | 'week' | 'month' | 'year'

const DAY_MS = 86_400_000

/** Returns midnight of a calendar day as if in UTC: a number for arithmetic, not an instant. */
export function dayToWallClock(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/** Returns the calendar day of a wall-clock number (see `dayToWallClock`). */
export function wallClockToDay(wall_ms: number): CalendarDay {
  return new Date(wall_ms).toISOString().slice(0, 10)
}

/** Whether the text is a real day between the years 0000 and 9999, written `YYYY-MM-DD` (spec section 9). */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return false
  const wall = dayToWallClock(text)
  return !Number.isNaN(wall) && wallClockToDay(wall) === text
}

/** The day n days later, or earlier when n is negative. */
export function addDays(day: CalendarDay, n: number): CalendarDay {
  return wallClockToDay(dayToWallClock(day) + n * DAY_MS)
}

/** Returns the number of days from one day to another; negative when the second is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((dayToWallClock(to) - dayToWallClock(from)) / DAY_MS)
}

/** The weekday by ISO-8601: 1 is Monday, 7 is Sunday. */
export function isoWeekday(day: CalendarDay): number {
  return new Date(dayToWallClock(day)).getUTCDay() || 7
}

/** How many days the month of this day has. */
export function daysInMonth(day: CalendarDay): number {
  const date = new Date(dayToWallClock(day))
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
}

/**
 * The day n periods later. A day that the month lacks becomes its last: 31 January plus a month is 28
 * February.
 */
export function addPeriods(day: CalendarDay, n: number, period: Period): CalendarDay {
  if (period === 'day') return addDays(day, n)
  if (period === 'week') return addDays(day, n * 7)

  const date = new Date(dayToWallClock(day))
  const months = date.getUTCMonth() + (period === 'year' ? n * 12 : n)
  const first = wallClockToDay(Date.UTC(date.getUTCFullYear(), months, 1))
  return addDays(first, Math.min(date.getUTCDate(), daysInMonth(first)) - 1)
}
