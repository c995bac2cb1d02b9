import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { expectedRevision, id } from '../shapes.ts'
import { programWeeks, weekEdit } from './week-shapes.ts'

/**
 * Edits the weeks of a program: all edits in their order, or none. Copies have ids of their own; deleted pages can be
 * restored. A stale `revision` of the program's draft responds `stale_revision` and changes nothing.
 */
export const editProgramWeeks = defineCall({
  method: 'POST',
  path: '/studio/pages/:id/weeks',
  auth: 'team',
  input: z.strictObject({ id, revision: expectedRevision, edits: z.array(weekEdit).min(1).max(300) }),
  output: programWeeks.extend({
    /** The copies and new weeks, in the order of their edits. */
    created_page_ids: z.array(id),
  }),
  errors: ['stale_revision', 'too_deep', 'path_taken', 'too_many_weeks'],
  summary: 'Edit the weeks of a program',
})
