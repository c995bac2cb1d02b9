import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { mediaAlt, mediaItem, mediaName } from './shapes.ts'

/** Slightly above the file limit, so that a file just over it gets the spec's error message. */
const BODY_LIMIT_BYTES = 15_728_640 + 65_536

/**
 * Adds a picture to the library: JPEG, PNG, WebP, GIF, AVIF or TIFF, detected by content, at most 15,728,640 bytes
 * and 40 megapixels. It is re-encoded without metadata; `name` defaults to the file's name.
 */
export const uploadMedia = defineCall({
  method: 'POST',
  path: '/studio/media',
  auth: 'team',
  body: 'multipart',
  body_limit: BODY_LIMIT_BYTES,
  input: z.strictObject({ name: mediaName.optional(), alt: mediaAlt.default('') }),
  output: mediaItem,
  errors: ['file_empty', 'invalid_image_type', 'image_is_heic', 'image_too_large', 'image_too_many_pixels'],
  replay: false,
  rate: { limit: 600, seconds: 600 },
  summary: 'Upload a picture',
})
