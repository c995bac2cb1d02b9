import type { WeightUnit, WorkoutUnit } from '@foyer/contract/rules/workouts'
import type { Format, Translate } from '@foyer/i18n'
import type { SetValues } from '@foyer/domain/training'
import { toShownWeight } from './figures-text.ts'

type Done = Pick<SetValues, 'amount' | 'unit' | 'weight' | 'weight_unit'>

/** A set in one line: "82.5 kg × 6", "10 reps", "45 s". */
export function formatSet(t: Translate, format: Format, set: Done, unit: WeightUnit): string {
  const { amount, weight, weight_unit } = set
  if (weight === null) return amount === 0 ? '–' : formatAmount(t, set)
  const load = formatWeight(t, toShownWeight(weight, weight_unit, unit), unit)
  if (amount === 0) return load
  const count = set.unit === 'reps' ? format.number(amount) : formatAmount(t, set)
  return t('workouts.load_by', { load, count })
}

export function formatAmount(t: Translate, { amount, unit }: { amount: number; unit: WorkoutUnit }): string {
  return t(`pages.unit.${unit}`, { amount })
}

export function formatWeight(t: Translate, weight: number, unit: WeightUnit): string {
  return t(`pages.unit.${unit}`, { amount: weight })
}
