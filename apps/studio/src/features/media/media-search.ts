/** The kinds of the library, as its tabs have them. */
export const MEDIA_KINDS = ['image', 'video', 'audio', 'file'] as const

/** The search of the media library. */
export type MediaSearch = {
  term?: string
  kind?: (typeof MEDIA_KINDS)[number]
  use?: 'used' | 'unused'
  alt?: 'missing'
  item?: string
}
