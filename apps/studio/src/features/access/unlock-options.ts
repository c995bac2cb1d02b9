import type { PageAccess } from './queries.ts'

/** What would pass the rule that refuses a page. */
export type UnlockOptions = {
  /** The key of the form draft: page and rule. */
  readonly draft_key: string
  /** The private page that can be granted: the one in question or its ancestor. */
  readonly page: { readonly id: string; readonly title: string } | null
  readonly product_ids: readonly string[]
}

/** What a member can be given so that they pass the deciding rule; null: no gift does that. */
export function getUnlockOptions(
  page_id: string,
  { rules }: Pick<PageAccess, 'rules'>,
): UnlockOptions | null {
  const deciding_rule = rules.find((rule) => rule.is_deciding)
  if (!deciding_rule) return null
  const { rule, product_ids } = deciding_rule
  const draft_key = `${page_id}-${rule}-${deciding_rule.page_id ?? 'app'}`
  if (rule === 'page_private' && deciding_rule.page_id !== null)
    return {
      draft_key,
      page: { id: deciding_rule.page_id, title: deciding_rule.page_title ?? '' },
      product_ids,
    }
  const is_purchase_rule = rule === 'page_purchase' || rule === 'app_subscribers_only'
  return is_purchase_rule && product_ids.length > 0 ? { draft_key, page: null, product_ids } : null
}
