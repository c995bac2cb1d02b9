export {
  scheduledDay,
  isPast,
  isScheduledDate,
  scheduledInstant,
  moveToDay,
  validateScheduledDate,
  shiftByDays,
  shiftSubsequent,
} from './scheduled-date.ts'
export type { MovableItem, ScheduledDate, ScheduleRefusal } from './scheduled-date.ts'
export {
  listDays,
  groupByDay,
  toInstantRange,
  monthGrid,
  viewRange,
  startOfWeek,
  shiftView,
  today,
} from './calendar-range.ts'
export type { DayRange, WeekStart } from './calendar-range.ts'
export { isTimeOfDay, occurrencesBetween, REPEATS } from './recurrence.ts'
export type { Occurrence, Recurrence, Repeats } from './recurrence.ts'
