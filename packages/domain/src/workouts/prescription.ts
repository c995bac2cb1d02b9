import type { WorkoutUnit } from '../constants/index.ts'

/** One prescribed set: an amount of a unit of spec section 9, and the rest after it. `null`: as many as possible. */
export interface PrescribedSet {
  amount: number | null
  unit: WorkoutUnit
  rest_seconds: number
}

/** An exercise in a workout. Its `uid` is stable across edits (model, "Workout"). */
export interface WorkoutItem {
  uid: string
  exercise_id: string
  sets: readonly PrescribedSet[]
  note: string
}

/** How the items of a group are done: one after the other, or in turns. */
export type WorkoutGroupKind = 'single' | 'superset' | 'circuit' | 'interval'

/** Items done together, `rounds` times. */
export interface WorkoutGroup {
  id: string
  kind: WorkoutGroupKind
  rounds: number
  rest_between_rounds_seconds: number
  items: readonly WorkoutItem[]
}

/** What a unit measures. */
export type UnitDimension = 'count' | 'time' | 'distance' | 'energy'

const UNITS: Record<WorkoutUnit, { dimension: UnitDimension; seconds: number }> = {
  reps: { dimension: 'count', seconds: 4 },
  breaths: { dimension: 'count', seconds: 4 },
  laps: { dimension: 'count', seconds: 120 },
  cals: { dimension: 'energy', seconds: 5 },
  secs: { dimension: 'time', seconds: 1 },
  mins: { dimension: 'time', seconds: 60 },
  hours: { dimension: 'time', seconds: 3600 },
  meters: { dimension: 'distance', seconds: 0.4 },
  feet: { dimension: 'distance', seconds: 0.12 },
  kilometers: { dimension: 'distance', seconds: 400 },
  miles: { dimension: 'distance', seconds: 640 },
}

/** A set without an amount is done until one can no more: counted as half a minute. */
const OPEN_SET_SECONDS = 30

/** What a unit measures: reps are a count, mins a time. */
export function unitDimension(unit: WorkoutUnit): UnitDimension {
  return UNITS[unit].dimension
}

/** The seconds that a set takes without its rest: exact for times, else by a usual pace of one unit. */
export function workSeconds({ amount, unit }: PrescribedSet): number {
  return amount === null ? OPEN_SET_SECONDS : amount * UNITS[unit].seconds
}

/** Why a set cannot be saved. */
export type PrescriptionProblem = 'amount_out_of_range' | 'amount_not_whole' | 'rest_out_of_range'

/**
 * What is wrong with a set, `null` when nothing is: a whole count above 0 and up to 10,000, rest up to an
 * hour.
 */
export function validatePrescription({
  amount,
  unit,
  rest_seconds,
}: PrescribedSet): PrescriptionProblem | null {
  if (amount !== null && !(amount > 0 && amount <= 10_000)) return 'amount_out_of_range'
  if (amount !== null && unitDimension(unit) === 'count' && !Number.isInteger(amount))
    return 'amount_not_whole'
  return Number.isInteger(rest_seconds) && rest_seconds >= 0 && rest_seconds <= 3600
    ? null
    : 'rest_out_of_range'
}
