import type { Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'

/** Thumbhash takes at most 100 pixels a side. */
const SIDE = 96

/** The blurred stand-in of a picture: about 25 bytes, base64. */
export async function placeholderOf(image: Sharp): Promise<string> {
  const { data, info } = await image
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}
