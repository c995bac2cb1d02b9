import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { rootProgress } from './shapes.ts'

/**
 * Repeating it changes nothing; the answer carries the progress of the page’s root. Of the scheduled items of the page,
 * the named one is completed; without one, today’s or the next one.
 */
export const completePage = defineCall({
  method: 'POST',
  path: '/pages/:id/complete',
  auth: 'member',
  input: z.strictObject({ id, scheduled_item_id: id.optional() }),
  output: z.object({ page_id: id, root_progress: rootProgress.nullable() }),
  errors: ['page_locked'],
  summary: 'Complete a page',
})
