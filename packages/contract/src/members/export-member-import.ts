import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, queryInteger } from '../shapes.ts'

/** The report of an import as lines of a CSV file, a part at a time. Cells are safe to open in a spreadsheet. */
export const exportMemberImport = defineCall({
  method: 'GET',
  path: '/studio/members/imports/:id/report',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({
    id,
    after: queryInteger(0, 1_000_000).default(0),
    /** The language of the texts in the file. */
    locale: z.string().max(12).default('en'),
  }),
  output: z.object({ header: z.string(), lines: z.string(), next_after: z.number().int().nullable() }),
  summary: 'Export the report of an import',
})
