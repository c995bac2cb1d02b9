import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { bodyMeasure, bodyMeasureKind, bodyValue, checkBodyMeasure } from './body-shapes.ts'

/**
 * Adds a body measure. Of each kind there is one a day: a second one of the day takes the place of the first. Field
 * codes: `number_is_invalid` (not a value of this measure and unit), `date_out_of_range` (a day to come).
 */
export const addBodyMeasure = defineCall({
  method: 'POST',
  path: '/body_measures',
  auth: 'member',
  input: z.strictObject({ kind: bodyMeasureKind, ...bodyValue }).superRefine(checkBodyMeasure),
  output: bodyMeasure,
  rate: { limit: 120, seconds: 60 },
  summary: 'Add a body measure',
})
