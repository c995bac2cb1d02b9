import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, expectedRevision } from '../shapes.ts'
import { pageDraft, studioPage } from './draft-shapes.ts'

/** Autosave. A stale revision answers `stale_revision` and changes nothing; blocks with problems are kept and the problems named. */
export const saveDraft = defineCall({
  method: 'PUT',
  path: '/studio/pages/:id/draft',
  auth: 'team',
  input: z.strictObject({ id, revision: expectedRevision, draft: pageDraft }),
  output: studioPage,
  errors: ['stale_revision'],
  summary: 'Save a draft',
})
