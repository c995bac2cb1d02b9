import type { WorkoutUnit } from '@foyer/contract/rules/workouts'
import type { LastTime, SetEntryData } from '@foyer/contract/workouts/shapes'
import { convertWeight, estimateOneRepMax } from './weights.ts'
import type { SessionState } from './session-log.ts'

/** A best of a session; `gain` is what it is better by, in its own unit. */
export type SessionRecord = { exercise_id: string; set: SetEntryData } & (
  | { kind: 'heaviest'; weight_kg: number; reps: number; gain: number }
  | { kind: 'most_reps_at_weight'; weight_kg: number; reps: number; gain: number }
  | { kind: 'one_rep_max'; one_rep_max_kg: number; gain: number }
  | { kind: 'amount'; amount: number; unit: WorkoutUnit; gain: number }
)

/** Weights that differ by less than this differ by arithmetic only. */
const EPSILON = 1e-6

/** Finds what is strictly better than ever before. What was never done before is no record. */
export function findRecords(state: SessionState, last_times: ReadonlyMap<string, LastTime>): SessionRecord[] {
  const by_exercise = new Map<string, SetEntryData[]>()
  for (const { rows, exercise_id } of state.items)
    for (const { is_done, is_warm_up, values } of rows) {
      const done_as = values?.exercise_id ?? exercise_id
      if (!is_done || is_warm_up || !values || done_as === null) continue
      by_exercise.set(done_as, [...(by_exercise.get(done_as) ?? []), values])
    }
  return [...by_exercise].flatMap(([exercise_id, sets]) => {
    const bests = last_times.get(exercise_id)?.bests
    if (!bests) return []
    return [findHeaviest, findOneRepMax, findAmounts].flatMap((find) => find(exercise_id, sets, bests))
  })
}

type Bests = LastTime['bests']

function findHeaviest(exercise_id: string, sets: readonly SetEntryData[], bests: Bests): SessionRecord[] {
  if (!bests.heaviest) return []
  const { weight_kg: best_kg, reps: best_reps } = bests.heaviest
  const lifted = listLifted(sets).sort((a, b) => b.weight_kg - a.weight_kg || b.reps - a.reps)
  const [top] = lifted
  if (!top || top.weight_kg < best_kg - EPSILON) return []
  const gain = top.weight_kg - best_kg
  if (gain > EPSILON) return [{ exercise_id, kind: 'heaviest', ...top, gain }]
  if (top.reps <= best_reps) return []
  return [{ exercise_id, kind: 'most_reps_at_weight', ...top, gain: top.reps - best_reps }]
}

function findOneRepMax(exercise_id: string, sets: readonly SetEntryData[], bests: Bests): SessionRecord[] {
  const best = bests.one_rep_max_kg
  if (best === null) return []
  const estimates = listLifted(sets).flatMap(({ weight_kg, reps, set }) => {
    const one_rep_max_kg = estimateOneRepMax(weight_kg, reps)
    return one_rep_max_kg === null ? [] : [{ one_rep_max_kg, set }]
  })
  const top = estimates.sort((a, b) => b.one_rep_max_kg - a.one_rep_max_kg)[0]
  if (!top || top.one_rep_max_kg <= best + EPSILON) return []
  return [{ exercise_id, kind: 'one_rep_max', ...top, gain: top.one_rep_max_kg - best }]
}

/** The amount is a record of sets without a weight only: with one, more reps may be a lighter set. */
function findAmounts(exercise_id: string, sets: readonly SetEntryData[], bests: Bests): SessionRecord[] {
  return bests.amounts.flatMap(({ unit, amount: best }): SessionRecord[] => {
    const [top] = sets
      .filter((set) => set.unit === unit && set.weight === null)
      .sort((a, b) => b.amount - a.amount)
    if (!top || top.amount <= best) return []
    return [{ exercise_id, kind: 'amount', set: top, amount: top.amount, unit, gain: top.amount - best }]
  })
}

function listLifted(sets: readonly SetEntryData[]) {
  return sets.flatMap((set) => {
    const { weight, weight_unit, amount, unit } = set
    if (weight === null || weight <= 0 || unit !== 'reps' || amount < 1) return []
    return [{ weight_kg: convertWeight(weight, weight_unit, 'kg'), reps: amount, set }]
  })
}
