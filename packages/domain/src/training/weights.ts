import type { WeightUnit } from '@foyer/contract/rules/workouts'

const KG_PER_LB = 0.45359237

/** Converts a weight between units, unrounded; rounding is for screens only. */
export function convertWeight(weight: number, from: WeightUnit, to: WeightUnit): number {
  if (from === to) return weight
  return from === 'lb' ? weight * KG_PER_LB : weight / KG_PER_LB
}

/** The highest number of reps for which an estimate of one repetition is close enough. */
const MAX_REPS = 10

/** Estimates the weight of a single repetition (Epley) from 1 to 10 reps; null for others. */
export function estimateOneRepMax(weight: number, reps: number): number | null {
  if (weight <= 0 || reps < 1 || reps > MAX_REPS) return null
  return reps === 1 ? weight : weight * (1 + reps / 30)
}
