import type { Format, Translate } from '@foyer/i18n'
import type { WorkoutItem, WorkoutSet } from '@foyer/contract/workouts/prescription'
import { joinWithDots } from './format-facts.ts'

/**
 * Formats a prescription: "4 × 6 reps", "8, 8, 6 reps", "30 s", with what all working sets share: load, effort and
 * tempo. Warm-ups are not counted.
 */
export function formatPrescription(
  t: Translate,
  format: Format,
  item: WorkoutItem,
  in_rounds: boolean,
): string {
  const working = item.sets.filter((set) => !set.is_warm_up)
  const sets = working.length > 0 ? working : item.sets
  const [first] = sets
  if (!first) return item.note
  const is_even = sets.every((set) => isSameAmount(set, first))
  const amount = is_even
    ? formatEvenSets(t, sets, first, in_rounds)
    : formatVaryingSets(t, format, sets, first)
  const shared = [formatLoad, formatEffort, formatTempo].map((formatPart) => {
    const texts = new Set(sets.map((set) => formatPart(t, set)))
    return texts.size === 1 ? formatPart(t, first) : null
  })
  return joinWithDots([amount, ...shared, item.note])
}

/** Whether sets differ in more than their amount, so that one line cannot say what to do. */
export function hasDifferentSets({ sets }: WorkoutItem): boolean {
  const keys = sets.map((set) =>
    JSON.stringify([
      set.is_warm_up ?? false,
      set.weight,
      set.weight === null ? null : set.weight_unit,
      set.percent_1rm ?? null,
      set.rest_seconds ?? null,
      set.rpe ?? null,
      set.tempo ?? '',
    ]),
  )
  return new Set(keys).size > 1
}

/** The amount of one set: "5 reps", "5 reps or more"; null where it is left to the member. */
export function formatAmount(t: Translate, set: WorkoutSet): string | null {
  if (set.amount === 0) return set.is_amrap ? t('pages.workout.amrap') : null
  const amount = t(`pages.unit.${set.unit}`, { amount: set.amount })
  return set.is_amrap ? t('pages.workout.or_more', { amount }) : amount
}

/** The load of one set, as a weight or as a share of the best single. */
export function formatLoad(t: Translate, set: WorkoutSet): string | null {
  if (set.weight !== null) return t(`pages.unit.${set.weight_unit}`, { amount: set.weight })
  return set.percent_1rm ? t('pages.workout.percent', { percent: set.percent_1rm }) : null
}

export function formatEffort(t: Translate, { rpe }: WorkoutSet): string | null {
  return rpe ? t('pages.workout.rpe', { rpe }) : null
}

export function formatTempo(t: Translate, { tempo }: WorkoutSet): string | null {
  return tempo ? t('pages.workout.tempo', { tempo }) : null
}

function isSameAmount(set: WorkoutSet, other: WorkoutSet): boolean {
  const is_amrap = (set.is_amrap ?? false) === (other.is_amrap ?? false)
  return set.amount === other.amount && set.unit === other.unit && is_amrap
}

function formatEvenSets(
  t: Translate,
  sets: readonly WorkoutSet[],
  first: WorkoutSet,
  in_rounds: boolean,
): string {
  const amount = formatAmount(t, first)
  if (amount === null) return in_rounds ? '' : t('pages.facts.sets', { count: sets.length })
  return in_rounds || sets.length === 1 ? amount : t('pages.workout.sets_of', { sets: sets.length, amount })
}

function formatVaryingSets(
  t: Translate,
  format: Format,
  sets: readonly WorkoutSet[],
  first: WorkoutSet,
): string {
  if (!sets.every((set) => set.unit === first.unit && !set.is_amrap && set.amount > 0)) {
    return sets.map((set) => formatAmount(t, set) ?? '–').join(', ')
  }
  const last = sets.at(-1) ?? first
  const before = sets.slice(0, -1).map((set) => format.number(set.amount))
  return [...before, t(`pages.unit.${last.unit}`, { amount: last.amount })].join(', ')
}
