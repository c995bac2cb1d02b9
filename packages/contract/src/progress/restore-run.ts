import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/**
 * Undoes leaving for a day after it: the run continues with its start, completions and scheduled items. Repeating it
 * changes nothing; a run that was started since is a conflict.
 */
export const restoreRun = defineCall({
  method: 'POST',
  path: '/pages/:id/subscribers/restore',
  auth: 'member',
  input: z.strictObject({ id }),
  output: z.object({ page_id: id }),
  summary: 'Undo leaving a program',
})
