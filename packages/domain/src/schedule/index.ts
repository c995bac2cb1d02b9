export {
  dateAt,
  scheduledDay,
  isPast,
  isScheduledDate,
  itemToComplete,
  scheduledInstant,
  moveToDay,
  shiftByDays,
  shiftSubsequent,
  undoableSince,
} from './scheduled-date.ts'
export type { MovableItem, ScheduledDate } from './scheduled-date.ts'
export {
  listDays,
  groupByDay,
  toInstantRange,
  monthGrid,
  viewRange,
  shiftView,
  today,
} from './calendar-range.ts'
export type { DayRange, WeekStart } from './calendar-range.ts'
export { isTimeOfDay, occurrencesBetween, REPEATS } from './recurrence.ts'
export type { Occurrence, Recurrence, Repeats } from './recurrence.ts'
export { getCountdown, getStreamSpan, getStreamState } from './stream-state.ts'
export type { StreamState } from './stream-state.ts'
export { calendarLinks, type TimedEntry } from './calendar-links.ts'
export { CALENDAR_TYPE, createCalendarFile, type CalendarEntry } from './calendar-file.ts'
export {
  changedOccurrences,
  changedStart,
  changeOf,
  isDateOf,
  MAX_SHIFT_DAYS,
  shiftBetween,
} from './date-changes.ts'
export type { ChangedOccurrence, DateChange } from './date-changes.ts'
export { plannedDates, type WeekdayPlan } from './weekday-plan.ts'
