import type { Metadata, Sharp } from 'sharp'
import { createImageError } from './image-error.ts'
import { MAX_SIDE, MAX_PIXELS, UPLOAD_LIMIT_BYTES } from './limits.ts'
import { withImage, type OpenImage } from './with-image.ts'
import { rgbaToThumbHash } from 'thumbhash'
import { createSemaphore } from './semaphore.ts'

/** A picture ready to be stored: encoded again, upright, without metadata. */
export type PreparedImage = {
  bytes: Buffer
  type: 'image/jpeg' | 'image/png' | 'image/webp'
  width: number
  height: number
  /** A thumbhash, base64. */
  placeholder: string
}

/** What each accepted type is called inside sharp. SVG is not among them: it is a program, not a picture. */
const ACCEPTED: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
  'image/tiff': 'tiff',
}

/**
 * Prepares uploaded bytes as a picture; the content decides the type, and animations stay animated. Throws `file_empty`,
 * `image_too_large`, `image_is_heic`, `invalid_image_type` (also for damaged files) or `image_too_many_pixels`.
 */
export async function prepareImage(bytes: Buffer): Promise<PreparedImage> {
  return withValidatedImage(bytes, async (open, metadata) => {
    const is_animated = isAnimated(metadata)
    const type = is_animated ? 'image/webp' : chooseOutputType(metadata)
    const upright = open(is_animated ? 'all' : 'first')
      .autoOrient()
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    const { data, info } = await withImageErrors(encode(upright, type).toBuffer({ resolveWithObject: true }))
    return {
      bytes: data,
      type,
      width: info.width,
      height: info.pageHeight ?? info.height,
      placeholder: await createPlaceholder(open()),
    }
  })
}

/** HEIC and HEIF, which our image library cannot decode; browsers of Apple convert them before the upload. */
const HEIC_TYPE = /^image\/(heic|heif)(-sequence)?$/

/** GIF and WebP can be animated. The pages of a TIFF are other pictures, of which the first is used. */
export function isAnimated({ format, pages = 1 }: Metadata): boolean {
  return (format === 'gif' || format === 'webp') && pages > 1
}

/** Opens bytes from outside that are a picture of an accepted type and size, and throws what is wrong with all others. */
export async function withValidatedImage<T>(
  bytes: Buffer,
  work: (open: OpenImage, metadata: Metadata) => Promise<T>,
): Promise<T> {
  if (bytes.length === 0) throw createImageError('file_empty')
  if (bytes.length > UPLOAD_LIMIT_BYTES) throw createImageError('image_too_large')
  const { fileTypeFromBuffer } = await import('file-type')
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  if (HEIC_TYPE.test(mime)) throw createImageError('image_is_heic')
  const known = ACCEPTED[mime]
  if (!known) throw createImageError('invalid_image_type')

  return withImage(bytes, async (open) => {
    const metadata = await withImageErrors(open().metadata())
    if (metadata.format !== known) throw createImageError('invalid_image_type')
    const frames = isAnimated(metadata) ? (metadata.pages ?? 1) : 1
    if (metadata.width * metadata.height * frames > MAX_PIXELS)
      throw createImageError('image_too_many_pixels')
    return work(open, metadata)
  })
}

/** Sharp's own message may quote the file; the caller learns only that it is no picture we can read. */
export async function withImageErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const has_too_many_pixels = error instanceof Error && error.message.includes('exceeds pixel limit')
    throw createImageError(has_too_many_pixels ? 'image_too_many_pixels' : 'invalid_image_type')
  }
}

/** Drawings and pictures with holes stay exact; photographs become JPEG, which every share preview can show. */
function chooseOutputType({ format, hasAlpha }: Metadata): PreparedImage['type'] {
  if (format === 'webp') return 'image/webp'
  return format === 'png' || format === 'gif' || hasAlpha ? 'image/png' : 'image/jpeg'
}

function encode(image: Sharp, type: PreparedImage['type']): Sharp {
  if (type === 'image/png') return image.png({ compressionLevel: 8 })
  if (type === 'image/webp') return image.webp({ quality: 90, effort: 3 })
  return image.jpeg({ quality: 88 })
}

/** Thumbhash takes at most 100 pixels a side. */
const THUMBHASH_SIDE = 96

/** Returns the blurred placeholder of a picture: about 25 bytes, base64. */
async function createPlaceholder(image: Sharp): Promise<string> {
  const { data, info } = await image
    .autoOrient()
    .resize(THUMBHASH_SIDE, THUMBHASH_SIDE, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

/** One at a time, so that uploads always find a place of their own. */
const semaphore = createSemaphore(1)

/** Renders one of our own SVGs as PNG in its own size. Never for uploaded SVGs, which are refused. */
export function renderPng(svg: string): Promise<Buffer> {
  return semaphore(() =>
    withImage(Buffer.from(svg), (open) => open().png({ compressionLevel: 9, palette: false }).toBuffer()),
  )
}
