import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, queryInteger } from '../shapes.ts'
import { memberSubmission } from './shapes.ts'

/** Of everyone, newest first, also of a form that is not published any more. */
export const listFormSubmissions = defineCall({
  method: 'GET',
  path: '/studio/forms/:id/submissions',
  auth: 'team',
  input: z.strictObject({
    id,
    /** The id of the last item received; the items before it follow. */
    before: id.optional(),
    limit: queryInteger(1, 50).default(20),
  }),
  output: z.object({ title: z.string(), items: z.array(memberSubmission), next_before: id.nullable() }),
  summary: 'List the submissions of a form',
})
