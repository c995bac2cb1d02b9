import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/** Within the current run where the page has one. */
export const getCompletion = defineCall({
  method: 'GET',
  path: '/pages/:id/complete',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({ id }),
  output: z.object({ is_completed: z.boolean() }),
  summary: 'Get whether a page is completed',
})
