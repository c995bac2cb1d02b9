import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { formType, submittedValues } from './shapes.ts'

/**
 * Submits a form; answers are validated by the published form. Problems of an answer are at
 * `submitted_values.<n>.value`, missing answers at `form_fields.<id>` (`required`). Field codes:
 * `unknown_form_field`, `given_twice`, `number_is_invalid`, `date_is_invalid`, `unknown_option`, `too_big`,
 * `unknown_page`.
 */
export const submitForm = defineCall({
  method: 'POST',
  path: '/forms/:id/submit',
  auth: 'member',
  input: z.strictObject({
    id,
    /** The page from which it was sent, where that is another one. */
    page_id: id.nullable().default(null),
    /** What made the app show the form, as the app names it. */
    trigger: formType.nullable().default(null),
    triggering_item: z.string().max(100).nullable().default(null),
    submitted_values: submittedValues,
  }),
  output: z.object({ submission_id: id, subscriber_uuid: id }),
  errors: ['page_locked'],
  summary: 'Submit a form',
})
