import { z } from 'zod'
import { importRowCodes } from '../codes.ts'
import { defineCall } from '../define-call.ts'
import { id, queryInteger } from '../shapes.ts'
import { importRow } from './shapes.ts'

/** In the file’s order, by row number. */
export const listImportRows = defineCall({
  method: 'GET',
  path: '/studio/imports/:id/rows',
  auth: 'team',
  input: z.strictObject({
    id,
    action: z.enum(['create', 'update', 'unchanged', 'refused']).optional(),
    /** Only rows with this problem. */
    problem: z.enum(importRowCodes).optional(),
    after: queryInteger(0, 1_000_000).default(0),
    limit: queryInteger(1, 200).default(100),
  }),
  output: z.object({ items: z.array(importRow), total_count: z.number().int() }),
  summary: 'List the rows of an import',
})
