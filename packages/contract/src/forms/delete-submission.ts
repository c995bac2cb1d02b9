import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/** With its earlier answers, also where the member may not open the form any more. */
export const deleteSubmission = defineCall({
  method: 'DELETE',
  path: '/forms/:id/submissions/:submission_id',
  auth: 'member',
  input: z.strictObject({ id, submission_id: id }),
  output: z.object({ submission_id: id }),
  summary: 'Delete an own submission',
})
