import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, requiredLine } from '../shapes.ts'
import { mediaFile } from './shapes.ts'

/** Large enough for the captions of a film. */
const BODY_LIMIT_BYTES = 1_048_576 + 65_536

/** Adds captions to a video or an audio: WebVTT, or SRT, which is converted; one file for each language. */
export const setCaptions = defineCall({
  method: 'PUT',
  path: '/studio/media_files/:id/captions/:locale',
  auth: 'team',
  body: 'multipart',
  body_limit: BODY_LIMIT_BYTES,
  input: z.strictObject({
    id,
    locale: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/),
    label: requiredLine(60),
  }),
  output: mediaFile,
  errors: ['file_empty', 'captions_invalid', 'captions_too_large', 'captions_too_many'],
  replay: false,
  summary: 'Set captions',
})
