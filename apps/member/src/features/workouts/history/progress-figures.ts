import type { WeightUnit, WorkoutUnit } from '@foyer/contract/rules/workouts'
import type { ProgressPoint } from '@foyer/contract/workouts/history-shapes'
import { convertWeight } from '@foyer/domain/training'

/** What a chart of progress shows. */
export type Metric = 'one_rep_max' | 'best' | 'volume'

/** A figure with the unit in which it is shown. */
export type Measured = { value: number; unit: WeightUnit | WorkoutUnit }

/** A session with the figure that is shown of it, and its difference from the one before. */
export type ShownPoint = { point: ProgressPoint; measured: Measured; change: number | null }

/** The metrics that the sessions of an exercise have; an estimate of one rep needs weights and few reps. */
export function listMetrics(points: readonly ProgressPoint[]): Metric[] {
  const has_estimates = points.some(({ result }) => result.one_rep_max !== null)
  return has_estimates ? ['one_rep_max', 'best', 'volume'] : ['best', 'volume']
}

/** Whether an exercise is done with weights: then bare sets are left out of its best sets. */
export function isLoaded(points: readonly ProgressPoint[]): boolean {
  return points.some(({ result }) => result.heaviest !== null)
}

/** The figure of a session, rounded as it is shown; null where it has none. */
export function measure(
  { result }: ProgressPoint,
  metric: Metric,
  { unit, is_loaded }: { unit: WeightUnit; is_loaded: boolean },
): Measured | null {
  const inUnit = (kg: number, decimals: number): Measured => ({
    value: round(convertWeight(kg, 'kg', unit), decimals),
    unit,
  })
  const { one_rep_max, heaviest, best_set, volume_kg, amounts } = result
  if (metric === 'one_rep_max') return one_rep_max && inUnit(one_rep_max.weight_kg, 1)
  if (metric === 'best') {
    if (is_loaded) return heaviest && inUnit(heaviest.weight_kg, 1)
    return { value: best_set.amount, unit: best_set.unit }
  }
  if (is_loaded) return inUnit(volume_kg, 0)
  const total = amounts.find((amount) => amount.unit === best_set.unit)?.total ?? 0
  return { value: total, unit: best_set.unit }
}

/** The set that a figure is of. */
export function setOf({ result }: ProgressPoint, metric: Metric): ProgressPoint['result']['best_set'] {
  return (metric === 'one_rep_max' ? result.one_rep_max?.set : null) ?? result.best_set
}

/** The difference of two figures, rounded as they are. */
export function difference(now: number, before: number): number {
  return round(now - before, 1)
}

function round(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals
}
