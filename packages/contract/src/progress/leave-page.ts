import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/**
 * Ends the run, hides its progress and removes its scheduled items, never an entitlement. It can be undone for a day
 * (`restoreRun`).
 */
export const leavePage = defineCall({
  method: 'DELETE',
  path: '/pages/:id/subscribers',
  auth: 'member',
  input: z.strictObject({ id }),
  output: z.object({ page_id: id }),
  summary: 'Leave a program',
})
