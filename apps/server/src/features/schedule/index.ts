export { deleteOfContext as removeScheduledFrom } from './repository/items.ts'
export { readUpcoming } from './upcoming.ts'
