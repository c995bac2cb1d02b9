import type { WeightUnit, WorkoutUnit } from '@foyer/contract/rules/workouts'
import type { Format, Translate } from '@foyer/i18n'
import type { Training } from './queries.ts'

type SetValues = {
  readonly amount: number
  readonly unit: WorkoutUnit
  readonly weight: number | null
  readonly weight_unit: WeightUnit
}

/** A set as it was typed: "82.5 kg × 6", "10 reps", "45 s". */
export function formatSet(t: Translate, format: Format, set: SetValues): string {
  const { amount, unit, weight, weight_unit } = set
  const count = amount === 0 ? null : t(`pages.unit.${unit}`, { amount })
  if (weight === null) return count ?? '–'
  const load = t(`pages.unit.${weight_unit}`, { amount: weight })
  if (count === null) return load
  return t('studio_training.load_by', { load, count: unit === 'reps' ? format.number(amount) : count })
}

/** Seconds in minutes: "46 min", "1 h 5 min". */
export function formatMinutes(t: Translate, seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  if (minutes < 60) return t('studio_training.minutes', { minutes })
  return t('studio_training.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}

/** The volume of a session in whole kilograms. */
export function formatVolume(t: Translate, volume_kg: number): string {
  return t('pages.unit.kg', { amount: Math.round(volume_kg) })
}

type Bests = Training['records'][number]['bests']

/** The best of an exercise in one line: its heaviest set, else the most of a unit. */
export function formatBest(t: Translate, format: Format, { heaviest, amounts }: Bests): string {
  if (heaviest) {
    const weight = Math.round(heaviest.weight_kg * 10) / 10
    return formatSet(t, format, { amount: heaviest.reps, unit: 'reps', weight, weight_unit: 'kg' })
  }
  return amounts.map(({ amount, unit }) => t(`pages.unit.${unit}`, { amount })).join(' · ')
}
