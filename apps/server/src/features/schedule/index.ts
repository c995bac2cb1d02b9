import './events.ts'

export { accessInstant, validateDate } from './dates.ts'
export { readScheduledPages } from './scheduled-pages.ts'
export { findItemOfPage, readToday } from './today.ts'
export { readNextEvents, readUpcoming } from './upcoming.ts'
export { listConcerned } from './repository/answers.ts'
export { findOccurrence } from './repository/occurrences.ts'
export {
  listPlannedDays,
  listStartingItems,
  type PlannedDays,
  type StartingItem,
} from './repository/due-items.ts'
