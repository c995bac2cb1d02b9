export {
  countCompleted,
  countShuttles,
  estimateVo2Max,
  findBeepPosition,
  hasMissedTwice,
  listBeepLevels,
  secondsOfShuttles,
  toBeepResult,
} from './beep-test.ts'
export type { BeepLevel, BeepPosition, BeepResult } from './beep-test.ts'
export { estimateMinutes } from './estimate.ts'
export { computeFigures, countSeconds } from './figures.ts'
export type { SessionSpan } from './figures.ts'
export {
  findRow,
  lastSetOf,
  listBlocks,
  listSetsInOrder,
  nextSet,
  prefillRow,
  restAfter,
} from './next-set.ts'
export type { SetPlace, SetValues } from './next-set.ts'
export { findOpenPhase, findPhase, hasOwnClock, listClockPhases, listPhases } from './phases.ts'
export type { ClockPhase, Phase, PhasePosition } from './phases.ts'
export { readDuration } from './read-duration.ts'
export { findRecords } from './records.ts'
export type { SessionRecord } from './records.ts'
export { clampEntry, nextClock } from './entry-clock.ts'
export { compareEntries, listRowsByExercise, readSessionLog } from './session-log.ts'
export type { SessionItem, SessionPause, SessionRowState, SessionState } from './session-log.ts'
export {
  groupWithAbove,
  placeGroup,
  placeItem,
  setGroupKind,
  stepItem,
  ungroupItem,
} from './arrange-groups.ts'
export type { ItemTarget } from './arrange-groups.ts'
export { convertWeight, estimateOneRepMax } from './weights.ts'
export { rankAlternatives, SWAP_REASONS } from './alternatives.ts'
export type { SwapReason } from './alternatives.ts'
export { computeResults, markRecords } from './results.ts'
export { countWeeksInARow, firstDayOfWeek } from './streak.ts'
export { thinPoints } from './thin-points.ts'
