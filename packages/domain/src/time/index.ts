export { epochMs, instantOf, isInstant } from './instant.ts'
export type { Instant } from './instant.ts'
export {
  addDays,
  addPeriods,
  dayOfWall,
  daysBetween,
  daysInMonth,
  isCalendarDay,
  wallOfDay,
  weekdayOf,
} from './calendar-day.ts'
export type { CalendarDay, Period } from './calendar-day.ts'
export { dayIn, isTimeZone, momentOfWall, startOfDay, wallClock } from './zone.ts'
export type { TimeZone } from './zone.ts'
