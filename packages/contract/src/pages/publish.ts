import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { acceptedWarnings, publishChoice, publishProgress } from './draft-shapes.ts'
import { optionalText } from '../shapes.ts'

/**
 * Compiles in the background and switches one pointer at the end; nothing changes for members before. Pages that
 * cannot be published are left out and named in `problems` of the progress. Buttons that
 * lead nowhere have to be accepted: with more warnings than `accepted_warnings`, it responds `warnings_not_accepted`.
 */
export const publish = defineCall({
  method: 'POST',
  path: '/studio/publish',
  auth: 'team',
  input: z.strictObject({
    note: optionalText(300).default(''),
    ...publishChoice,
    accepted_warnings: acceptedWarnings,
  }),
  output: publishProgress,
  errors: ['nothing_to_publish', 'already_publishing', 'warnings_not_accepted'],
  summary: 'Publish the drafts',
})
