import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { submission } from './shapes.ts'

/** One of the viewer’s own, also where they may not open the form any more. */
export const getSubmission = defineCall({
  method: 'GET',
  path: '/forms/:id/submissions/:submission_id',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({ id, submission_id: id }),
  output: submission,
  summary: 'Get an own submission',
})
