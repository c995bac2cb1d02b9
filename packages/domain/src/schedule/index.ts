export {
  dayOfScheduled,
  isPast,
  isScheduledDate,
  momentOfScheduled,
  moveToDay,
  scheduleRefusal,
  shiftByDays,
  shiftSubsequent,
} from './scheduled-date.ts'
export type { Movable, ScheduledDate, ScheduleRefusal } from './scheduled-date.ts'
export {
  daysOf,
  groupByDay,
  momentsOf,
  monthGrid,
  rangeOf,
  startOfWeek,
  stepView,
  today,
} from './calendar-range.ts'
export type { DayRange, WeekStart } from './calendar-range.ts'
export { isTimeOfDay, occurrencesBetween, REPEATS } from './recurrence.ts'
export type { Occurrence, Recurrence, Repeats } from './recurrence.ts'
