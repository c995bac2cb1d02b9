import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, expectedRevision } from '../shapes.ts'
import { submission, submittedValues } from './shapes.ts'

/**
 * All answers anew, judged as when a form is sent, by the form as it is published now (`submission_values.<n>.value`).
 * The earlier ones are kept. Where
 * the submission is not at `revision` any more it answers `stale_revision`, and nothing is changed.
 */
export const putSubmissionValues = defineCall({
  method: 'PUT',
  path: '/forms/:id/submissions/:submission_id/values',
  auth: 'member',
  input: z.strictObject({
    id,
    submission_id: id,
    revision: expectedRevision,
    submission_values: submittedValues,
  }),
  output: submission,
  errors: ['page_locked', 'stale_revision'],
  summary: 'Update the answers of a submission',
})
