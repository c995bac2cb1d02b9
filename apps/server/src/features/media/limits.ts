import { UPLOAD_LIMIT_BYTES } from '@foyer/domain/constants'

export { UPLOAD_LIMIT_BYTES }

/** The limit as people read it, for 'Image too large. Max size {size}' (spec section 5). */
export const UPLOAD_LIMIT_TEXT = '15 MB'

/** The most pixels that are decoded (security, "Uploads"). */
export const MAX_PIXELS = 40_000_000

/** Longer sides are scaled down to this at upload: twice the widest variant. */
export const MAX_SIDE = 2880

/** Widths of the variants; none is wider than the picture itself. */
export const VARIANT_WIDTHS = [320, 640, 960, 1440, 2880] as const

/** A limit as people read it: 2,147,483,648 bytes are '2 GB'. */
export function formatLimit(bytes: number): string {
  const megabytes = Math.floor(bytes / 1024 ** 2)
  return megabytes % 1024 === 0 ? `${megabytes / 1024} GB` : `${megabytes} MB`
}

/** How long the content before a replacement can be restored. */
export const RETENTION_MS = 30 * 86_400_000
