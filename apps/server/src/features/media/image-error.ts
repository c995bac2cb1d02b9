import { CallError } from '../../platform/errors.ts'
import { MAX_PIXELS, UPLOAD_LIMIT_TEXT } from './limits.ts'

export type ImageFault =
  | 'file_empty'
  | 'invalid_image_type'
  | 'image_is_animated'
  | 'image_is_heic'
  | 'image_too_large'
  | 'image_too_many_pixels'

const params: Partial<Record<ImageFault, Record<string, string | number>>> = {
  image_too_large: { size: UPLOAD_LIMIT_TEXT },
  image_too_many_pixels: { megapixels: MAX_PIXELS / 1_000_000 },
}

/** Returns the error of a refused picture, with the message of the spec (section 5, "Media"). */
export function createImageError(code: ImageFault): CallError<ImageFault> {
  return new CallError(code, params[code])
}
