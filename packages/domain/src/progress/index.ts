export { findCompletedAncestors, findPage, listLeaves, buildSequence } from './sequence.ts'
export type { SequenceStep, TreePage } from './sequence.ts'
export { activeStage, nextPage, progressPercent, listStages } from './progress.ts'
export type { StageProgress } from './progress.ts'
