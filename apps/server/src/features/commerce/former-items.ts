import type { z } from 'zod'
import type { endedOwnedAccess } from '@foyer/contract/commerce/shapes'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { decidePagesAccess, listEndedEntitlements } from '../access/index.ts'
import { findPages } from '../pages/index.ts'
import { findProductTitles } from './repository/product-names.ts'

type FormerItem = z.infer<typeof endedOwnedAccess>

/** Lists what a member no longer owns, most recently ended first, without pages that they may not know of. */
export async function listFormerItems(ctx: Ctx, viewer: MemberViewer): Promise<FormerItem[]> {
  const ended = await listEndedEntitlements(ctx.db, viewer.subscriber_id, ctx.now())
  const product_ids = ended.flatMap(({ product_id }) => product_id ?? [])
  const page_ids = ended.flatMap(({ page_id }) => page_id ?? [])
  const [titles, pages, decided] = await Promise.all([
    findProductTitles(ctx.db, product_ids),
    findPages(ctx, page_ids),
    decidePagesAccess(ctx, viewer, page_ids),
  ])
  const known_pages = pages.filter(({ page_id }) => decided.get(page_id)?.is_hidden === false)
  const page_of = new Map(known_pages.map((page) => [page.page_id, page]))
  return ended.flatMap(({ product_id, page_id, cause, ended_at }): FormerItem[] => {
    const ended_products = { cause, ended_at: ended_at.toISOString() }
    const page = page_of.get(page_id ?? '')
    if (page)
      return [
        { kind: 'page', object_id: page.page_id, title: page.title, path: page.path, ...ended_products },
      ]
    const title = titles.get(product_id ?? '')
    if (product_id === null || title === undefined) return []
    return [{ kind: 'product', object_id: product_id, title, path: null, ...ended_products }]
  })
}
