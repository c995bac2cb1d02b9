import type { Format, Translate } from '@foyer/i18n'
import type { WorkoutItem, WorkoutSet } from '../workout-shapes.ts'
import { joinWithDots } from './format-facts.ts'

/** Formats a prescription: "4 × 6 reps", "8, 8, 6 reps", "30 s", with the weight where all sets share one. */
export function formatPrescription(
  t: Translate,
  format: Format,
  item: WorkoutItem,
  in_rounds: boolean,
): string {
  const [first] = item.sets
  if (!first) return item.note
  const is_even = item.sets.every((set) => set.amount === first.amount && set.unit === first.unit)
  const amount = is_even
    ? formatEvenSets(t, item.sets, first, in_rounds)
    : formatVaryingSets(t, format, item.sets, first)
  return joinWithDots([amount, commonWeight(t, item.sets), item.note])
}

/** A rest as a clock: "2:30", "0:45". */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function formatEvenSets(
  t: Translate,
  sets: readonly WorkoutSet[],
  first: WorkoutSet,
  in_rounds: boolean,
): string {
  const amount = t(`pages.unit.${first.unit}`, { amount: first.amount })
  return in_rounds || sets.length === 1 ? amount : t('pages.workout.sets_of', { sets: sets.length, amount })
}

function formatVaryingSets(
  t: Translate,
  format: Format,
  sets: readonly WorkoutSet[],
  first: WorkoutSet,
): string {
  if (!sets.every((set) => set.unit === first.unit)) {
    return sets.map((set) => t(`pages.unit.${set.unit}`, { amount: set.amount })).join(', ')
  }
  const last = sets.at(-1) ?? first
  const before = sets.slice(0, -1).map((set) => format.number(set.amount))
  return [...before, t(`pages.unit.${last.unit}`, { amount: last.amount })].join(', ')
}

function commonWeight(t: Translate, sets: readonly WorkoutSet[]): string | null {
  const weights = new Set(sets.map((set) => `${set.weight} ${set.weight_unit}`))
  const [first] = sets
  if (weights.size !== 1 || !first || first.weight === null) return null
  return t(`pages.unit.${first.weight_unit}`, { amount: first.weight })
}
