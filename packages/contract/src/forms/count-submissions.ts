import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/** Whether a link to the form shows what was answered before. */
export const countSubmissions = defineCall({
  method: 'GET',
  path: '/forms/:id/submissions_count',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({ id }),
  output: z.object({ count: z.number().int().min(0) }),
  summary: 'Count own submissions of a form',
})
