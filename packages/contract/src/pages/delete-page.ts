import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/** Members see it until the next publish; it can be restored for 30 days. */
export const deletePage = defineCall({
  method: 'DELETE',
  path: '/studio/pages/:id',
  auth: 'team',
  input: z.strictObject({ id }),
  output: z.object({ deleted_page_ids: z.array(id) }),
  errors: ['is_start_page'],
  summary: 'Delete a page and its descendants',
})
