import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { bulkPageIds, refusedPage } from './bulk-shapes.ts'

/**
 * Restores pages deleted within 30 days, with what was deleted along with them, in one transaction. `path_taken` and
 * `not_found` are refused for the page alone.
 */
export const restorePages = defineCall({
  method: 'POST',
  path: '/studio/pages/restore',
  auth: 'team',
  input: z.strictObject({ page_ids: bulkPageIds }),
  output: z.object({ restored_page_ids: z.array(id), refused: z.array(refusedPage) }),
  summary: 'Restore many pages',
})
