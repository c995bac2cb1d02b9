import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { rootProgress } from './shapes.ts'

/** Repeating it changes nothing; the answer carries the progress of the page’s root. */
export const completePage = defineCall({
  method: 'POST',
  path: '/pages/:id/complete',
  auth: 'member',
  input: z.strictObject({ id }),
  output: z.object({ page_id: id, root_progress: rootProgress.nullable() }),
  errors: ['page_locked'],
  summary: 'Complete a page',
})
