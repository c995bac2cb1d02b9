export { judgedAt, readDate } from './dates.ts'
export { deleteOfContext as removeScheduledFrom } from './repository/items.ts'
export { readToday } from './today.ts'
export { readUpcoming } from './upcoming.ts'
