import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { rootProgress } from './shapes.ts'

/**
 * Undoes a completion; the page stays unlocked by drip. With a scheduled item only that item is undone, if the page was
 * also completed from another one.
 */
export const uncompletePage = defineCall({
  method: 'DELETE',
  path: '/pages/:id/complete',
  auth: 'member',
  input: z.strictObject({ id, scheduled_item_id: id.optional() }),
  output: z.object({ page_id: id, root_progress: rootProgress.nullable() }),
  errors: ['page_locked'],
  summary: 'Undo the completion of a page',
})
