import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/** Deletes a pattern or page template. Pages that were made with it stay as they are. */
export const deletePattern = defineCall({
  method: 'DELETE',
  path: '/studio/patterns/:id',
  auth: 'team',
  input: z.strictObject({ id }),
  output: z.object({}),
  summary: 'Delete a pattern',
})
