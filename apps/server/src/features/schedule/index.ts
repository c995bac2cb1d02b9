export { accessInstant, validateDate } from './dates.ts'
export { findItemOfPage, readToday } from './today.ts'
export { readUpcoming } from './upcoming.ts'
