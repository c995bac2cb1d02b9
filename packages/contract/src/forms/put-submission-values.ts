import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, expectedRevision } from '../shapes.ts'
import { changedValues, submission } from './shapes.ts'

/**
 * Replaces all answers, validated by the published form as on submission (`submission_values.<n>.value`). Earlier
 * answers stay in the history. An outdated `revision` responds `stale_revision` and changes nothing; without one the
 * change is made in any case.
 */
export const putSubmissionValues = defineCall({
  method: 'PUT',
  path: '/forms/:id/submissions/:submission_id/values',
  auth: 'member',
  input: z.strictObject({
    id,
    submission_id: id,
    revision: expectedRevision.optional(),
    submission_values: changedValues,
  }),
  output: submission,
  errors: ['page_locked', 'stale_revision'],
  summary: 'Update the answers of a submission',
})
