import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, requiredLine } from '../shapes.ts'
import { bulkPageIds, bulkValue, refusedPage } from './bulk-shapes.ts'

const lines = z.array(requiredLine(200)).min(1).max(50)

/** Values added to or removed from a field of lines, whatever their case, or another value. */
export const fieldEdit = z.discriminatedUnion('how', [
  z.strictObject({ how: z.literal('add'), page_ids: bulkPageIds, values: lines }),
  z.strictObject({ how: z.literal('remove'), page_ids: bulkPageIds, values: lines }),
  z.strictObject({ how: z.literal('set'), page_ids: bulkPageIds, value: bulkValue }),
])

/**
 * Changes a field of lines, a text or a choice in the drafts of many pages, in one transaction. `changed` has each page
 * whose draft differs, with its value before, so that `set` can undo it. `not_found`, `unknown_field` and `too_many` are
 * refused for the page alone.
 */
export const changeField = defineCall({
  method: 'POST',
  path: '/studio/pages/change-field',
  auth: 'team',
  input: z
    .strictObject({ field: z.string().max(60), edits: z.array(fieldEdit).min(1).max(500) })
    .refine(({ edits }) => edits.flatMap(({ page_ids }) => page_ids).length <= 500, {
      path: ['edits'],
      error: 'too_big',
    }),
  output: z.object({
    changed: z.array(z.object({ page_id: id, before: bulkValue })),
    refused: z.array(refusedPage),
  }),
  summary: 'Change a field of many pages',
})
