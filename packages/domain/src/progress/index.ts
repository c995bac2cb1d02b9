export { isAlwaysStarted } from './always-started.ts'
export { completedAbove, findPage, leavesOf, sequenceOf } from './sequence.ts'
export type { SequenceStep, TreePage } from './sequence.ts'
export {
  activeStage,
  completePage,
  followingPage,
  nextPage,
  progressPercent,
  stagesOf,
  uncompletePage,
} from './progress.ts'
export type { CompletionEffect, StageProgress } from './progress.ts'
