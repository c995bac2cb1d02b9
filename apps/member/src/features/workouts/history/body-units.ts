import type { BodyUnit } from '@foyer/contract/rules/body-measures'
import type { BodyMeasure } from '@foyer/contract/workouts/body-shapes'
import { convertWeight } from '@foyer/domain/training'
import type { Format, Translate } from '@foyer/i18n'

const CM_PER_INCH = 2.54

type Value = Pick<BodyMeasure, 'value' | 'unit'>

/** Converts a measure to another unit of its kind, unrounded. */
export function convertBody({ value, unit }: Value, to: BodyUnit): number {
  if (unit === to) return value
  if ((unit === 'kg' || unit === 'lb') && (to === 'kg' || to === 'lb')) return convertWeight(value, unit, to)
  return unit === 'in' ? value * CM_PER_INCH : value / CM_PER_INCH
}

/** A value as typed, with its unit. */
export function formatBodyValue(t: Translate, format: Format, { value, unit }: Value): string {
  return t('training.with_unit', {
    amount: format.number(value, { maximumFractionDigits: 2 }),
    unit: t(`training.body_unit.${unit}`),
  })
}

/** A change in words, in the unit of the newer value: "2.8 less". A change of a body is neither good nor bad. */
export function formatBodyChange(t: Translate, format: Format, newest: Value, before: Value): string {
  const change = Math.round((newest.value - convertBody(before, newest.unit)) * 10) / 10
  if (change === 0) return t('training.no_change')
  const amount = format.number(Math.abs(change), { maximumFractionDigits: 1 })
  return t(change > 0 ? 'training.more' : 'training.less', { amount })
}
