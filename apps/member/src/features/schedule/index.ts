export { itemTitle, toItemPath } from './calendar.ts'
export type { ScheduleItem } from './calendar.ts'
export { useSchedule } from './use-schedule.ts'
export { WeekStrip } from './week-strip.tsx'
