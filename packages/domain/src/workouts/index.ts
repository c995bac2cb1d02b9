export { dimensionOf, prescriptionFault, workSeconds } from './prescription.ts'
export type {
  PrescribedSet,
  PrescriptionFault,
  UnitDimension,
  WorkoutGroup,
  WorkoutGroupKind,
  WorkoutItem,
} from './prescription.ts'
export { estimatedMinutes, flattenWorkout, totalSets } from './workout-steps.ts'
export type { WorkoutStep } from './workout-steps.ts'
