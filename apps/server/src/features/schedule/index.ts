export { accessInstant, validateDate } from './dates.ts'
export { findItemOfPage, readToday } from './today.ts'
export { readNextEvents, readUpcoming } from './upcoming.ts'
