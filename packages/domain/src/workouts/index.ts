export { unitDimension, validatePrescription, workSeconds } from './prescription.ts'
export type {
  PrescribedSet,
  PrescriptionProblem,
  UnitDimension,
  WorkoutGroup,
  WorkoutGroupKind,
  WorkoutItem,
} from './prescription.ts'
export { estimatedMinutes, flattenWorkout, totalSets } from './workout-steps.ts'
export type { WorkoutStep } from './workout-steps.ts'
