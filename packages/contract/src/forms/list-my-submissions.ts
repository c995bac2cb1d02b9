import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { formType, submissionRow } from './shapes.ts'

/**
 * Lists the viewer's own submissions, newest first, 20 at a time, including those of deleted forms; `page` comes
 * from the previous response.
 */
export const listMySubmissions = defineCall({
  method: 'GET',
  path: '/forms_submissions',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({
    /** The id of the last item received; the items before it follow. */
    page: id.optional(),
    form_type: formType.optional(),
  }),
  output: z.object({ items: z.array(submissionRow), next_page: id.nullable() }),
  summary: 'List own submissions of all forms',
})
