import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { submissionRow } from './shapes.ts'

/** The viewer’s own, newest first, 20 at a time; `page` is what the answer before it named. */
export const listSubmissions = defineCall({
  method: 'GET',
  path: '/forms/:id/submissions',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({
    id,
    /** The id of the last item received; the items before it follow. */
    page: id.optional(),
  }),
  output: z.object({ items: z.array(submissionRow), next_page: id.nullable() }),
  summary: 'List own submissions of a form',
})
