import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, emptyOutput } from '../shapes.ts'

/** Takes a picture out of the library for good. Refused while a page, product or the logo shows it. */
export const deleteMedia = defineCall({
  method: 'DELETE',
  path: '/studio/media/:id',
  auth: 'team',
  input: z.strictObject({ id }),
  output: emptyOutput,
  errors: ['media_in_use'],
  summary: 'Delete a picture',
})
