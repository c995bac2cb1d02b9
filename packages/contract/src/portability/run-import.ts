import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { importRun } from './shapes.ts'

/** Creates a page for each exercise; running it again updates pages and creates no duplicates. */
export const runImport = defineCall({
  method: 'POST',
  path: '/studio/imports/:id/run',
  auth: 'team',
  input: z.strictObject({
    id,
    /** Where new pages are placed, instead of the suggested place. */
    parent_id: id.optional(),
  }),
  output: importRun,
  errors: ['not_checked'],
  summary: 'Run an import',
})
