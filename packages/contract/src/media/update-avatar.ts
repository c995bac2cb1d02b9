import { z } from 'zod'
import { avatarUrls } from '../identity/shapes.ts'
import { defineCall } from '../define-call.ts'

/** Slightly above the file limit, so that a file just over it gets the spec's error message. */
const BODY_LIMIT_BYTES = 15_728_640 + 65_536

const fraction = z.coerce.number().min(0).max(1)

/**
 * Sets the signed-in user's picture: JPEG, PNG, WebP, AVIF, TIFF or a still GIF, at most 15,728,640 bytes and 40
 * megapixels. It is cropped to a square: `x`, `y` are its start and top as fractions of width and height, `size` its
 * side as a fraction of the shorter one; all or none (centred). Outside of the picture: `crop_outside`.
 */
export const updateAvatar = defineCall({
  method: 'PUT',
  path: '/auth/update_avatar',
  auth: 'user',
  body: 'multipart',
  body_limit: BODY_LIMIT_BYTES,
  file_field: 'avatar',
  input: z.strictObject({ x: fraction.optional(), y: fraction.optional(), size: fraction.optional() }),
  output: z.object({ avatar_urls: avatarUrls }),
  errors: [
    'file_empty',
    'invalid_image_type',
    'image_is_heic',
    'image_is_animated',
    'image_too_large',
    'image_too_many_pixels',
  ],
  replay: false,
  rate: { limit: 30, seconds: 600 },
  summary: 'Update the user’s picture',
})
