import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { mediaFile } from './shapes.ts'

/**
 * Converts a video to a stream in several sizes: one that was uploaded when the server could not, or another try after
 * a failure. A video that is being converted or has been stays as it is.
 */
export const convertFile = defineCall({
  method: 'POST',
  path: '/studio/media_files/:id/convert',
  auth: 'team',
  input: z.strictObject({ id }),
  output: mediaFile,
  errors: ['conversion_unavailable'],
  summary: 'Convert a video',
})
