import { invalidField } from '../../platform/errors.ts'
import { createImageError } from './image-error.ts'
import { withImageErrors, withValidatedImage } from './prepare-image.ts'
import { withImage } from './with-image.ts'

/** The sizes of a person's picture: sides in pixels by name (spec section 7, `avatar_urls`). */
export const AVATAR_SIDES = { small: 96, medium: 192, large: 512 } as const

export type AvatarSize = keyof typeof AVATAR_SIDES

/** A person's picture in all its sizes, each a square WebP without metadata. */
export type PreparedAvatar = Readonly<Record<AvatarSize, Buffer>>

/**
 * A square of the upright picture: its corner as fractions of width and height, its side as a fraction of the
 * shorter side.
 */
export type Crop = { x: number; y: number; size: number }

/**
 * Turns uploaded bytes into a user's picture. Animations are refused, because the picture appears next to every
 * message. Throws the errors of `prepareImage`, `image_is_animated` and `crop_outside`.
 */
export async function prepareAvatar(bytes: Buffer, crop: Crop | null): Promise<PreparedAvatar> {
  const square = await withValidatedImage(bytes, async (open, { pages = 1, autoOrient }) => {
    if (pages > 1) throw createImageError('image_is_animated')
    const side = AVATAR_SIDES.large
    const crop_box = open().autoOrient().extract(computeSquare(autoOrient, crop)).resize(side, side)
    return withImageErrors(crop_box.toColourspace('srgb').png({ compressionLevel: 0 }).toBuffer())
  })
  const encode = (side: number): Promise<Buffer> =>
    withImage(square, (open) => open().resize(side, side).webp({ quality: 82 }).toBuffer())
  return {
    small: await encode(AVATAR_SIDES.small),
    medium: await encode(AVATAR_SIDES.medium),
    large: await encode(AVATAR_SIDES.large),
  }
}

type Sides = { width: number; height: number }
type Square = Sides & { left: number; top: number }

/** The pixels of a square; the largest in the middle where none was chosen. */
export function computeSquare({ width, height }: Sides, crop: Crop | null): Square {
  const shorter = Math.min(width, height)
  if (!crop) {
    const middle = { left: Math.floor((width - shorter) / 2), top: Math.floor((height - shorter) / 2) }
    return { ...middle, width: shorter, height: shorter }
  }
  const side = Math.round(crop.size * shorter)
  const [left, top] = [Math.round(crop.x * width), Math.round(crop.y * height)]
  // Fractions are rounded to pixels one by one, so the sum may be one too large.
  const is_inside = side > 0 && left + side <= width + 1 && top + side <= height + 1
  if (!is_inside) throw invalidField('size', 'crop_outside')
  return {
    left: Math.min(left, width - side),
    top: Math.min(top, height - side),
    width: side,
    height: side,
  }
}
