/**
 * A list of pages that a rule finds when the page is published; the result is stored in `lists[key]` of the page
 * index. `children`: of a page id (null: of the page itself); `content_type`: pages of that type, newest first.
 */
export type ListRule = { key: string; limit: number } & (
  | { rule: 'children'; page_id: string | null }
  | { rule: 'content_type'; content_type: string }
)

/** The key of a page's own list in `lists` of its index; blocks use their id. */
export const OWN_LIST = 'own'

/** Returns the rule of stored props; null where the pages are chosen by hand, or nothing is. */
export function toListRule(key: string, props: Readonly<Record<string, unknown>>): ListRule | null {
  const { source, parent_page_id, content_type, limit } = props
  const base = { key, limit: typeof limit === 'number' ? limit : 12 }
  if (source === 'children') {
    return { ...base, rule: 'children', page_id: typeof parent_page_id === 'string' ? parent_page_id : null }
  }
  if (source === 'content_type' && typeof content_type === 'string') {
    return { ...base, rule: 'content_type', content_type }
  }
  return null
}
