import type { PageEntity } from '@foyer/contract/pages/page-index'

/** Page types whose view starts with a picture, whatever their fields. */
const TYPES_WITH_COVER = new Set(['program', 'article', 'meal', 'exercise', 'event_occurrence'])

/** Whether a page starts with a picture, over which the toolbar's buttons are glass. */
export function startsWithArtwork(
  page: Pick<PageEntity, 'page_content_type' | 'fields' | 'blocks'>,
): boolean {
  const { page_content_type: type, fields, blocks } = page
  if (TYPES_WITH_COVER.has(type)) return true
  if (type === 'workout' || type === 'form' || fields['show_title'] === true) return Boolean(fields['cover'])
  return blocks[0]?.type === 'hero'
}
