import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput, id } from '../shapes.ts'

/** Deletes a body measure. One that is deleted already counts as deleted. */
export const deleteBodyMeasure = defineCall({
  method: 'DELETE',
  path: '/body_measures/:id',
  auth: 'member',
  input: z.strictObject({ id }),
  output: emptyOutput,
  summary: 'Delete a body measure',
})
