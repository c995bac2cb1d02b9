import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, instantInput } from '../shapes.ts'
import { sequenceItem } from './shapes.ts'

/**
 * Starts a run. `started_at` may only be later than now; starting twice returns the existing run. `copies_completions`
 * takes over what was completed in the run that was left last; drip counts from the new start.
 */
export const startPage = defineCall({
  method: 'POST',
  path: '/pages/:id/subscribers',
  auth: 'member',
  input: z.strictObject({
    id,
    started_at: instantInput.optional(),
    start_from_page_id: id.optional(),
    copies_completions: z.boolean().default(false),
  }),
  output: z.object({ page_id: id, progress: z.number().int(), sequence: z.array(sequenceItem) }),
  errors: ['page_locked', 'not_a_progress_root'],
  summary: 'Start a page, program or pack',
})
