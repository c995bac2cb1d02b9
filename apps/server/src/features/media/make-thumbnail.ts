import { withImage } from './with-image.ts'

/** Makes a WebP of a prepared picture that fits into a square; of an animation its first frame. */
export function makeThumbnail(bytes: Buffer, side: number): Promise<Buffer> {
  return withImage(bytes, (open) =>
    open()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, effort: 3 })
      .toBuffer(),
  )
}
