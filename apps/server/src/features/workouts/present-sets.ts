import type { Translate } from '@foyer/i18n'
import type { ExportedSet } from './repository/history.ts'

/** The first row of an export of sets. */
export function setsHeader(t: Translate): string[] {
  return [
    t('training.csv.date'),
    t('training.csv.workout'),
    t('training.csv.exercise'),
    t('training.csv.set'),
    t('training.csv.amount'),
    t('training.csv.unit'),
    t('training.csv.weight'),
    t('training.csv.weight_unit'),
    t('training.csv.rpe'),
    t('training.csv.note'),
    t('training.csv.warm_up'),
  ]
}

/** A set as a row of an export; weights are as typed. */
export function setCells(t: Translate, set: ExportedSet, exercise: string): string[] {
  const { weight, rpe } = set
  return [
    set.local_date,
    set.workout,
    exercise,
    String(set.number),
    String(set.amount),
    t(`training.csv.unit_${set.unit}`),
    weight === null ? '' : String(weight),
    weight === null ? '' : set.weight_unit,
    rpe === null ? '' : String(rpe),
    set.note,
    set.is_warm_up ? t('training.csv.yes') : '',
  ]
}
