import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, emptyOutput } from '../shapes.ts'

/** Deletes a picture or a file of the library for good. Refused while anything uses it, an earlier release too. */
export const deleteMedia = defineCall({
  method: 'DELETE',
  path: '/studio/media/:id',
  auth: 'team',
  input: z.strictObject({ id }),
  output: emptyOutput,
  errors: ['media_in_use'],
  summary: 'Delete a picture',
})
