import type { PageAccess } from './queries.ts'

/** What would let somebody pass the rule that shuts a page. */
export type Openers = {
  /** Names the page and the rule, for what is typed meanwhile. */
  readonly asked: string
  /** The private page that can be given alone: the one asked about, or one above it. */
  readonly page: { readonly id: string; readonly title: string } | null
  readonly product_ids: readonly string[]
}

/** What a member can be given so that they pass the deciding rule; null: no gift does that. */
export function openersOf(page_id: string, { rules }: Pick<PageAccess, 'rules'>): Openers | null {
  const deciding = rules.find((rule) => rule.is_deciding)
  if (!deciding) return null
  const { rule, product_ids } = deciding
  const asked = `${page_id}-${rule}-${deciding.page_id ?? 'app'}`
  if (rule === 'page_private' && deciding.page_id !== null)
    return { asked, page: { id: deciding.page_id, title: deciding.page_title ?? '' }, product_ids }
  const is_bought = rule === 'page_purchase' || rule === 'app_subscribers_only'
  return is_bought && product_ids.length > 0 ? { asked, page: null, product_ids } : null
}
