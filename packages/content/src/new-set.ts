import type { WorkoutSet } from '@foyer/contract/workouts/prescription'

/** What an added set starts with. */
export const newSet: WorkoutSet = { amount: 10, unit: 'reps', weight: null, weight_unit: 'kg' }
