import './events.ts'

export { readAgenda } from './agenda.ts'
export { accessInstant, validateDate } from './dates.ts'
export { readScheduledPages } from './scheduled-pages.ts'
export { findItemOfPage, readToday } from './today.ts'
export { readNextEvents, readUpcoming } from './upcoming.ts'
export { listConcerned } from './repository/answers.ts'
export { writeChange } from './repository/event-changes.ts'
export { findOccurrence } from './repository/occurrences.ts'
export {
  listAppCompletions,
  listDueAppItems,
  listPlannedDays,
  listStartingItems,
  type DueAppItem,
  type PlannedDays,
} from './repository/due-items.ts'
