import type { ContentRule } from '@foyer/contract/library/rule-shapes'
import { isOpenlyKnown, orderPages, type Site } from '../pages/index.ts'

/** The published pages of a type that anyone in the app may know of, in ascending order. */
export function listOrderedContent(
  site: Site,
  {
    content_type,
    order_by,
  }: { content_type: string; order_by: Exclude<ContentRule['order_by'], 'starts_at'> },
): readonly string[] {
  return orderPages(site, { content_type, order_by, direction: 'asc' }, () => null)
    .map(({ page_id }) => page_id)
    .filter((id) => isOpenlyKnown(site, id))
}
