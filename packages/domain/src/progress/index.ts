export { findCompletedAncestors, findPage, listLeaves, buildSequence } from './sequence.ts'
export type { SequenceStep, TreePage } from './sequence.ts'
export { activeStage, listRemaining, nextPage, progressPercent, listStages } from './progress.ts'
export type { RunStep, StageProgress } from './progress.ts'
export {
  countShiftedDays,
  listPlanDays,
  movePlan,
  planRun,
  planWeek,
  skipMissed,
  undoChanges,
} from './program-plan.ts'
export type { PlanChange, PlannedDay, PlannedPage, PlannedState } from './program-plan.ts'
