import type { ImageRef } from '@foyer/contract/pages/shapes'

/** The picture in a prop, uploaded or drawn; null for none and for anything else. */
export function toBlockImage(value: unknown): ImageRef {
  if (typeof value !== 'object' || value === null) return null
  const alt = 'alt' in value && typeof value.alt === 'string' ? value.alt : ''
  if ('media_id' in value && typeof value.media_id === 'string') return { media_id: value.media_id, alt }
  return 'art' in value && typeof value.art === 'string' ? { art: value.art, alt } : null
}
