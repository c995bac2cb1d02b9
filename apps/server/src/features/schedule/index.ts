export { accessInstant, validateDate } from './dates.ts'
export { readToday } from './today.ts'
export { readUpcoming } from './upcoming.ts'
