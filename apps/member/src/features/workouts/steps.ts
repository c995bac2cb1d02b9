import type { WeightUnit, WorkoutUnit } from '@foyer/contract/rules/workouts'
import type { SetValues } from '@foyer/domain/training'
import { toShownWeight } from './figures-text.ts'

/** By how much the keys of a figure change it. */
export const WEIGHT_STEPS: Readonly<Record<WeightUnit, number>> = { kg: 2.5, lb: 5 }

export const AMOUNT_STEPS: Readonly<Record<WorkoutUnit, number>> = {
  reps: 1,
  cals: 1,
  secs: 5,
  mins: 1,
  hours: 1,
  breaths: 1,
  meters: 50,
  feet: 50,
  kilometers: 0.5,
  miles: 0.5,
  laps: 1,
}

/** The weight of a set in the unit in which it is shown; 0 without one. */
export function shownWeightOf({ weight, weight_unit }: SetValues, unit: WeightUnit): number {
  return weight === null ? 0 : toShownWeight(weight, weight_unit, unit)
}
