import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, expectedRevision } from '../shapes.ts'
import { pageDraft, studioPage } from './draft-shapes.ts'

/**
 * Autosaves a draft. An outdated revision responds `stale_revision` and changes nothing; blocks with problems are
 * saved and their problems returned.
 */
export const saveDraft = defineCall({
  method: 'PUT',
  path: '/studio/pages/:id/draft',
  auth: 'team',
  input: z.strictObject({ id, revision: expectedRevision, draft: pageDraft }),
  output: studioPage,
  errors: ['stale_revision'],
  summary: 'Save a draft',
})
