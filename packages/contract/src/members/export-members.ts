import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { idList } from '../shapes.ts'
import { memberColumn, memberFilter, memberSort } from './member-list-shapes.ts'

const columns = z
  .union([z.string().max(200), z.array(memberColumn)])
  .transform((value) => (Array.isArray(value) ? value : value.split(',').filter(Boolean)))
  .pipe(z.array(memberColumn))

/**
 * People of an app as lines of a CSV file, a part at a time, so that an export of any size can be watched, stopped and
 * never waits in memory. The file is `header` and then the `lines` of every part in turn. Cells are safe to open in a
 * spreadsheet.
 */
export const exportMembers = defineCall({
  method: 'GET',
  path: '/studio/members/export',
  auth: 'team',
  input: z.strictObject({
    ...memberFilter,
    sort: memberSort.default('name'),
    /** These alone, as long as they fit; ids that the app does not know are left out. */
    ids: idList(100).optional(),
    columns: columns.default([]),
    /** The language of the header. */
    locale: z.string().max(12).default('en'),
    cursor: z.string().max(500).optional(),
  }),
  output: z.object({
    header: z.string(),
    lines: z.string(),
    /** How many people this part holds. */
    count: z.number().int(),
    next_cursor: z.string().nullable(),
  }),
  summary: 'Export members',
})
