import { z } from 'zod'
import { BODY_MEASURE_KINDS, BODY_UNITS, isBodyMeasure } from '../rules/body-measures.ts'
import type { BodyMeasureKind, BodyUnit } from '../rules/body-measures.ts'
import { day, id } from '../shapes.ts'

/** What was measured. */
export const bodyMeasureKind = z.enum(BODY_MEASURE_KINDS)

/** A value as typed, in its own unit, of a day. */
export const bodyValue = {
  value: z.number(),
  unit: z.enum(Object.keys(BODY_UNITS) as [BodyUnit, ...BodyUnit[]]),
  measured_on: day,
}

/** Refuses a value that no body has, or a unit that the measure has not. */
export function checkBodyMeasure(
  { kind, value, unit }: { kind: BodyMeasureKind; value: number; unit: BodyUnit },
  context: z.core.$RefinementCtx,
): void {
  if (!isBodyMeasure(kind, value, unit))
    context.addIssue({ code: 'custom', path: ['value'], message: 'number_is_invalid' })
}

/** One measure of a member's body; of each kind there is one a day. */
export const bodyMeasure = z.object({ id, kind: bodyMeasureKind, ...bodyValue })

export type BodyMeasure = z.infer<typeof bodyMeasure>
