import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { mediaAlt, mediaItem, mediaName } from './shapes.ts'

/** A little above the file limit, so that a file just over it is refused in the words of the spec. */
const BODY_LIMIT_BYTES = 15_728_640 + 65_536

/**
 * Takes a picture into the library: JPEG, PNG, WebP, GIF, AVIF or TIFF by its content, at most 15,728,640 bytes
 * and 40 megapixels. It is written anew without its metadata; the name in the form is the file's unless given.
 */
export const uploadMedia = defineCall({
  method: 'POST',
  path: '/studio/media',
  auth: 'team',
  body: 'multipart',
  body_limit: BODY_LIMIT_BYTES,
  input: z.strictObject({ name: mediaName.optional(), alt: mediaAlt.default('') }),
  output: mediaItem,
  errors: ['file_empty', 'invalid_image_type', 'image_too_large', 'image_too_many_pixels'],
  replay: false,
  rate: { limit: 600, seconds: 600, by: 'viewer' },
  summary: 'Upload a picture',
})
