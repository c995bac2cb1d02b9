export { findCompletedAncestors, findPage, listLeaves, buildSequence } from './sequence.ts'
export type { SequenceStep, TreePage } from './sequence.ts'
export {
  activeStage,
  completePage,
  nextInSequence,
  nextPage,
  progressPercent,
  listStages,
  uncompletePage,
} from './progress.ts'
export type { CompletionEffect, StageProgress } from './progress.ts'
