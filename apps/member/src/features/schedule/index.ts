export { AddToSchedule } from './add-to-schedule.tsx'
export { ScheduleScreen } from './schedule-screen.tsx'
