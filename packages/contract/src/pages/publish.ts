import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { publishChoice, publishProgress } from './draft-shapes.ts'
import { optionalText } from '../shapes.ts'

/**
 * Compiles in the background and switches one pointer at the end; nothing changes for members before. Pages that
 * cannot be published are left out and named in `problems` of the progress.
 */
export const publish = defineCall({
  method: 'POST',
  path: '/studio/publish',
  auth: 'team',
  input: z.strictObject({
    note: optionalText(300).default(''),
    ...publishChoice,
  }),
  output: publishProgress,
  errors: ['nothing_to_publish', 'already_publishing'],
  summary: 'Publish the drafts',
})
