import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { bulkPageIds, refusedPage } from './bulk-shapes.ts'

/**
 * Deletes pages with what is below them, in one transaction; each can be restored on its own for 30 days. `is_start_page`
 * and `not_found` are refused for the page alone.
 */
export const deletePages = defineCall({
  method: 'POST',
  path: '/studio/pages/delete',
  auth: 'team',
  input: z.strictObject({ page_ids: bulkPageIds }),
  output: z.object({ deleted_page_ids: z.array(id), refused: z.array(refusedPage) }),
  summary: 'Delete many pages',
})
