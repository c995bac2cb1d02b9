import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput, id } from '../shapes.ts'

/** Deletes an upload of the caller that is not finished, with the bytes that were received. */
export const cancelUpload = defineCall({
  method: 'DELETE',
  path: '/studio/uploads/:id',
  auth: 'team',
  input: z.strictObject({ id }),
  output: emptyOutput,
  summary: 'Cancel an upload',
})
