import './events.ts'

export { readCurrentRun, type CurrentRun } from './current-run.ts'
export { readBookmarked, readRunning, type OwnPage } from './my-content.ts'
export { readRemaining } from './remaining.ts'
export { scheduledFromRootNeed } from './needs.ts'
export { pageLocked } from './judge.ts'
export { completionsByHour, latestCompletions } from './repository/figures.ts'
export { isCompleted, loadStandingOf, runOf } from './standing.ts'
