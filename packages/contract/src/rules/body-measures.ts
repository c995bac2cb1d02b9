/** Units of body measures, with the greatest value of each. */
export const BODY_UNITS = { kg: 700, lb: 1500, cm: 400, in: 160, percent: 100 } as const
/** One of the units of body measures. */
export type BodyUnit = keyof typeof BODY_UNITS

const WEIGHTS = ['kg', 'lb'] as const
const LENGTHS = ['cm', 'in'] as const

/** What can be measured of a body, with the units in which it can be typed. */
export const BODY_MEASURES = {
  weight: WEIGHTS,
  body_fat: ['percent'],
  neck: LENGTHS,
  shoulders: LENGTHS,
  chest: LENGTHS,
  waist: LENGTHS,
  hips: LENGTHS,
  arm_left: LENGTHS,
  arm_right: LENGTHS,
  thigh_left: LENGTHS,
  thigh_right: LENGTHS,
  calf_left: LENGTHS,
  calf_right: LENGTHS,
} as const satisfies Readonly<Record<string, readonly BodyUnit[]>>

/** One of the measures of a body. */
export type BodyMeasureKind = keyof typeof BODY_MEASURES

/** All measures of a body, in the order in which they are shown. */
export const BODY_MEASURE_KINDS = Object.keys(BODY_MEASURES) as [BodyMeasureKind, ...BodyMeasureKind[]]

/** Whether a value can be one of a measure: in a unit of it, above zero, and within the bounds of the unit. */
export function isBodyMeasure(kind: BodyMeasureKind, value: number, unit: BodyUnit): boolean {
  const units: readonly BodyUnit[] = BODY_MEASURES[kind]
  return units.includes(unit) && value > 0 && value <= BODY_UNITS[unit]
}
