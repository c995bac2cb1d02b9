import './contributions.ts'
import './events.ts'

export { completedPages } from './completed-pages.ts'
export { readBookmarked, readRunning, type OwnPage } from './my-content.ts'
export { scheduledFromRootPort } from './ports.ts'
export { pageLocked, showsItself } from './judge.ts'
export { completionsByHour, latestCompletions } from './repository/figures.ts'
export { isCompleted, loadStandingOf, runOf, type Standing } from './standing.ts'
