import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { formType } from './shapes.ts'

/** Counts the viewer's own submissions of all forms, or of those with one trigger. */
export const countMySubmissions = defineCall({
  method: 'GET',
  path: '/forms_submissions_number',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({ form_type: formType.optional() }),
  output: z.object({ count: z.number().int().min(0) }),
  summary: 'Count own submissions of all forms',
})
