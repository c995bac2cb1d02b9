import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, queryInteger } from '../shapes.ts'
import { memberImportRow, memberRowAction } from './member-import-shapes.ts'

/** What becomes of the rows of a file, in their order; those after a number, of one kind if one likes. */
export const listMemberImportRows = defineCall({
  method: 'GET',
  path: '/studio/members/imports/:id/rows',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({
    id,
    action: memberRowAction.optional(),
    after: queryInteger(0, 1_000_000).default(0),
    limit: queryInteger(1, 100).default(50),
  }),
  output: z.object({ items: z.array(memberImportRow) }),
  summary: 'List the rows of a member import',
})
