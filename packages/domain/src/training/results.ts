import type { ExerciseResult, RecordKind } from '@foyer/contract/workouts/history-shapes'
import type { LastTime, SetEntryData } from '@foyer/contract/workouts/shapes'
import { convertWeight, estimateOneRepMax } from './weights.ts'
import type { SessionState } from './session-log.ts'

type SetValues = ExerciseResult['best_set']

/** Adds up a session by exercise, as it was done after swaps. Warm-ups count for nothing. */
export function computeResults(state: SessionState): Map<string, ExerciseResult> {
  const sets_of = Map.groupBy(listWorkingSets(state), ({ exercise_id }) => exercise_id)
  return new Map(
    [...sets_of].map(([exercise_id, done]) => [exercise_id, computeResult(done.map(({ set }) => set))]),
  )
}

function listWorkingSets({ items }: SessionState): { exercise_id: string; set: SetValues }[] {
  return items.flatMap(({ rows, exercise_id: planned_id }) =>
    rows.flatMap(({ is_done, is_warm_up, values }) => {
      const exercise_id = values?.exercise_id ?? planned_id
      if (!is_done || is_warm_up || !values || exercise_id === null) return []
      return [{ exercise_id, set: withoutPlace(values) }]
    }),
  )
}

function withoutPlace({ row: _row, state: _state, ...values }: SetEntryData): SetValues {
  return values
}

function computeResult(sets: readonly SetValues[]): ExerciseResult {
  const rated = sets.map(rateSet)
  const [best] = rated.toSorted((a, b) => (b.kg ?? -1) - (a.kg ?? -1) || b.set.amount - a.set.amount)
  const [heaviest] = rated.filter(isLifted).toSorted((a, b) => b.kg - a.kg || b.set.amount - a.set.amount)
  const [top] = rated
    .filter((one): one is Rated & { max_kg: number } => one.max_kg !== null)
    .toSorted((a, b) => b.max_kg - a.max_kg)
  const [first] = sets
  if (!best || !first) throw new Error('An exercise without sets has no result.')
  return {
    sets: sets.length,
    volume_kg: rated.reduce(
      (sum, { kg, set }) => sum + (set.unit === 'reps' ? (kg ?? 0) * set.amount : 0),
      0,
    ),
    best_set: best.set,
    heaviest: heaviest ? { weight_kg: heaviest.kg, reps: heaviest.set.amount } : null,
    one_rep_max: top ? { weight_kg: top.max_kg, set: top.set } : null,
    amounts: listAmounts(sets),
  }
}

type Rated = { set: SetValues; kg: number | null; max_kg: number | null }

function rateSet(set: SetValues): Rated {
  const { weight, weight_unit, amount, unit } = set
  const kg = weight === null ? null : convertWeight(weight, weight_unit, 'kg')
  return { set, kg, max_kg: kg === null || unit !== 'reps' ? null : estimateOneRepMax(kg, amount) }
}

function isLifted(rated: Rated): rated is Rated & { kg: number } {
  return rated.kg !== null && rated.kg > 0 && rated.set.unit === 'reps' && rated.set.amount >= 1
}

function listAmounts(sets: readonly SetValues[]): ExerciseResult['amounts'] {
  return [...Map.groupBy(sets, ({ unit }) => unit)].map(([unit, of_unit]) => {
    const bare = of_unit.filter(({ weight }) => weight === null).map(({ amount }) => amount)
    return {
      unit,
      most: Math.max(...of_unit.map(({ amount }) => amount)),
      most_bare: bare.length === 0 ? null : Math.max(...bare),
      total: of_unit.reduce((sum, { amount }) => sum + amount, 0),
    }
  })
}

/** Weights that differ by less than this differ by arithmetic only. */
const EPSILON = 1e-6

type Bests = LastTime['bests']

const NO_BESTS: Bests = { heaviest: null, one_rep_max_kg: null, amounts: [] }

/**
 * Finds the records among the sessions of one exercise, oldest first: what was strictly better than in all sessions
 * before. The first session of its kind has none.
 */
export function markRecords(results: readonly ExerciseResult[]): RecordKind[][] {
  let bests = NO_BESTS
  return results.map((result) => {
    const kinds = compareWithBests(result, bests)
    bests = joinBests(bests, result)
    return kinds
  })
}

function compareWithBests({ heaviest, one_rep_max, amounts }: ExerciseResult, bests: Bests): RecordKind[] {
  const kinds: RecordKind[] = []
  if (heaviest && bests.heaviest) {
    const gain = heaviest.weight_kg - bests.heaviest.weight_kg
    if (gain > EPSILON) kinds.push('heaviest')
    else if (gain > -EPSILON && heaviest.reps > bests.heaviest.reps) kinds.push('most_reps_at_weight')
  }
  if (one_rep_max && bests.one_rep_max_kg !== null && one_rep_max.weight_kg > bests.one_rep_max_kg + EPSILON)
    kinds.push('one_rep_max')
  const is_more = bests.amounts.some(({ unit, amount }) =>
    amounts.some((now) => now.unit === unit && now.most_bare !== null && now.most_bare > amount),
  )
  if (is_more) kinds.push('amount')
  return kinds
}

function joinBests(bests: Bests, { heaviest, one_rep_max, amounts }: ExerciseResult): Bests {
  const most = new Map(bests.amounts.map(({ unit, amount }) => [unit, amount]))
  for (const { unit, most: amount } of amounts) most.set(unit, Math.max(amount, most.get(unit) ?? 0))
  const max_kgs = [bests.one_rep_max_kg, one_rep_max?.weight_kg].filter((kg) => typeof kg === 'number')
  return {
    heaviest: heavier(bests.heaviest, heaviest),
    one_rep_max_kg: max_kgs.length === 0 ? null : Math.max(...max_kgs),
    amounts: Array.from(most, ([unit, amount]) => ({ unit, amount })),
  }
}

function heavier(a: Bests['heaviest'], b: Bests['heaviest']): Bests['heaviest'] {
  if (!a || !b) return a ?? b
  const gain = b.weight_kg - a.weight_kg
  if (Math.abs(gain) < EPSILON) return b.reps > a.reps ? b : a
  return gain > 0 ? b : a
}
