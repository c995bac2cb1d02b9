export { epochMs, toInstant, isInstant } from './instant.ts'
export type { Instant } from './instant.ts'
export {
  addDays,
  addPeriods,
  wallClockToDay,
  daysBetween,
  daysInMonth,
  isCalendarDay,
  dayToWallClock,
  isoWeekday,
} from './calendar-day.ts'
export type { CalendarDay, Period } from './calendar-day.ts'
export { listTimeZones, toTimeZone } from '@foyer/contract/rules/time-zones'
export { dayInZone, wallClockToEpoch, startOfDay, wallClock } from './zone.ts'
export type { TimeZone } from './zone.ts'
