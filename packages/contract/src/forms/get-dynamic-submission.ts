import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { submission } from './shapes.ts'

/**
 * What a published block of form answers shows to the viewer: the latest of their own submissions, null where there is
 * none. A block of a page that the viewer may not read is unknown.
 */
export const getDynamicSubmission = defineCall({
  method: 'GET',
  path: '/forms_submissions_dynamic/:block_id',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({ block_id: id }),
  output: z.object({ form_id: id, submission: submission.nullable() }),
  summary: 'Get the answers that a block shows',
})
