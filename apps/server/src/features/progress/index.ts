import './events.ts'

export { readCurrentRun, type CurrentRun } from './current-run.ts'
export { readBookmarked, readRunning, type OwnPage } from './my-content.ts'
export { readRemaining } from './remaining.ts'
export { scheduledItemsNeed, type ItemSource } from './needs.ts'
export { createPageLockedError } from './progress-access.ts'
export { countCompletionsByHour, listLatestCompletions } from './repository/figures.ts'
export { loadPageState, findPageRun } from './progress-state.ts'
