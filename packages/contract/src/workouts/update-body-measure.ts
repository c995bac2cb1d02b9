import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { bodyMeasure, bodyValue } from './body-shapes.ts'

/**
 * Changes value, unit and day of a body measure; another one of that kind and day is replaced. Field codes as in
 * `addBodyMeasure`.
 */
export const updateBodyMeasure = defineCall({
  method: 'PATCH',
  path: '/body_measures/:id',
  auth: 'member',
  input: z.strictObject({ id, ...bodyValue }),
  output: bodyMeasure,
  errors: ['measure_not_found'],
  summary: 'Update a body measure',
})
