import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { queryBoolean, queryInteger } from '../shapes.ts'
import { treeNode } from './draft-shapes.ts'

/**
 * Search over titles and texts, for the library and for page pickers: exact titles first, then beginnings, words and parts
 * of titles, then texts; with typing errors where nothing else is found. Overlays are found by their type alone.
 */
export const searchPages = defineCall({
  method: 'GET',
  path: '/studio/pages/search',
  auth: 'team',
  input: z.strictObject({
    term: z.string().trim().max(100).default(''),
    content_type: z.string().max(40).optional(),
    /** Only pages that stand in no stage of a program. */
    outside_programs: queryBoolean.optional(),
    cursor: z.string().max(200).optional(),
    limit: queryInteger(1, 100).default(30),
  }),
  output: z.object({
    items: z.array(treeNode),
    next_cursor: z.string().nullable(),
    total_count: z.number().int(),
  }),
  summary: 'Search pages',
})
