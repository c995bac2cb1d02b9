import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { idList } from '../shapes.ts'
import { memberColumn, memberFilter, memberSort } from './member-list-shapes.ts'

const columns = z
  .union([z.string().max(200), z.array(memberColumn)])
  .transform((value) => (Array.isArray(value) ? value : value.split(',').filter(Boolean)))
  .pipe(z.array(memberColumn))

/**
 * Exports people of an app as lines of CSV, in parts, so that large exports show progress, can be stopped and are
 * never buffered. The file is `header` followed by the `lines` of each part. Cells are safe to open in a
 * spreadsheet.
 */
export const exportMembers = defineCall({
  method: 'GET',
  path: '/studio/members/export',
  auth: 'team',
  input: z.strictObject({
    ...memberFilter,
    sort: memberSort.default('name'),
    /** Only these people, if they match the filter; unknown ids are ignored. */
    ids: idList(100).optional(),
    columns: columns.default([]),
    /** The language of the header. */
    locale: z.string().max(12).default('en'),
    cursor: z.string().max(500).optional(),
  }),
  output: z.object({
    header: z.string(),
    lines: z.string(),
    /** The number of people in this part. */
    count: z.number().int(),
    next_cursor: z.string().nullable(),
  }),
  summary: 'Export members',
})
