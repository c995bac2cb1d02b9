import { blockTraits, pageTraits } from '@foyer/content/traits'
import type { PageEntity } from '@foyer/contract/pages/page-index'

/** Whether a page starts with a picture, over which the toolbar's buttons are glass. */
export function startsWithArtwork({
  page_content_type,
  fields,
  blocks,
}: Pick<PageEntity, 'page_content_type' | 'fields' | 'blocks'>): boolean {
  const { opens_with } = pageTraits(page_content_type)
  if (opens_with === 'picture') return true
  if (opens_with === 'optional_cover' || fields['show_title'] === true) return Boolean(fields['cover'])
  return blocks[0] !== undefined && blockTraits(blocks[0].type).opens_page
}
