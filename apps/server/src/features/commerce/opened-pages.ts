import type { Ctx } from '../../platform/context.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { decidePagesAccess, listSetNodes, showsItself } from '../access/index.ts'
import { findPages } from '../pages/index.ts'
import type { OpenedPage } from './presenter.ts'

type Opened = ReadonlyMap<string, readonly OpenedPage[]>

/**
 * Published pages whose own gate names these products, and private ones that they include, by product, as far as the
 * viewer may know of them.
 */
export async function pagesOpenedBy(
  ctx: Ctx,
  viewer: Viewer | null,
  product_ids: readonly string[],
): Promise<Opened> {
  const named = await pagesNaming(ctx, product_ids)
  const decided = await decidePagesAccess(ctx, viewer, [...named.keys()])
  return present(ctx, named, (page_id) => {
    const one = decided.get(page_id)
    return one !== undefined && showsItself(one)
  })
}

/** The same for the owner, who knows of all pages. */
export async function pagesOpenedForOwner(ctx: Ctx, product_ids: readonly string[]): Promise<Opened> {
  return present(ctx, await pagesNaming(ctx, product_ids), () => true)
}

/** The products that each page's gate names or that include it, of those asked for. */
async function pagesNaming(ctx: Ctx, product_ids: readonly string[]): Promise<Map<string, string[]>> {
  if (product_ids.length === 0) return new Map()
  const wanted = new Set(product_ids)
  const nodes = await listSetNodes(ctx.db)
  return new Map(
    nodes.flatMap(
      ({ page_id, require_purchase, products, is_private, included_in = [] }): [string, string[]][] => {
        const openers = [...(require_purchase ? products : []), ...(is_private ? included_in : [])]
        const named = [...new Set(openers)].filter((id) => wanted.has(id))
        return named.length > 0 ? [[page_id, named]] : []
      },
    ),
  )
}

async function present(
  ctx: Ctx,
  named: Map<string, string[]>,
  isKnown: (page_id: string) => boolean,
): Promise<Opened> {
  const opened = new Map<string, OpenedPage[]>()
  if (named.size === 0) return opened
  for (const { page_id, title, path } of await findPages(ctx, [...named.keys()].filter(isKnown))) {
    for (const product_id of named.get(page_id) ?? []) {
      opened.set(product_id, [...(opened.get(product_id) ?? []), { page_id, title, path }])
    }
  }
  return opened
}
