import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { decidePagesAccess, listConfiguredNodes, isListable } from '../access/index.ts'
import { findPages, findTreeRows } from '../pages/index.ts'
import { listProductParts } from './repository/product-parts.ts'
import type { OpenedPage } from './presenter.ts'

type PagesByProduct = ReadonlyMap<string, readonly OpenedPage[]>

/**
 * Lists the published pages that these products unlock, by own gate or inclusion, by product, as far as the viewer
 * may know of them.
 */
export async function listOpenedPages(
  ctx: Ctx,
  viewer: Viewer | null,
  product_ids: readonly string[],
): Promise<PagesByProduct> {
  const products_by_page = await listPageProducts(ctx, product_ids)
  const decided = await decidePagesAccess(ctx, viewer, [...products_by_page.keys()])
  return present(ctx, products_by_page, (page_id) => {
    const one = decided.get(page_id)
    return one !== undefined && isListable(one)
  })
}

/** The same for the owner, who knows of all pages. */
export async function listOpenedPagesForOwner(
  ctx: Ctx,
  product_ids: readonly string[],
): Promise<PagesByProduct> {
  return present(ctx, await listPageProducts(ctx, product_ids), () => true)
}

/** The same for one product, with pages that are not published yet. */
export async function listPagesOfProduct(ctx: Ctx, product_id: string): Promise<readonly OpenedPage[]> {
  const products_by_page = await listPageProducts(ctx, [product_id])
  const published = (await present(ctx, products_by_page, () => true)).get(product_id) ?? []
  const others = [...products_by_page.keys()].filter((id) => published.every(({ page_id }) => page_id !== id))
  if (others.length === 0) return published
  const drafts = await findTreeRows(ctx.db, others)
  return [...published, ...drafts.map(({ id: page_id, title, path }) => ({ page_id, title, path }))]
}

/** Lists which of these products unlock each page, by gate or inclusion. */
async function listPageProducts(ctx: Ctx, product_ids: readonly string[]): Promise<Map<string, string[]>> {
  if (product_ids.length === 0) return new Map()
  const owners = await listPartsOf(ctx.db, product_ids)
  const nodes = await listConfiguredNodes(ctx.db)
  return new Map(
    nodes.flatMap(
      ({ page_id, require_purchase, products, is_private, included_in = [] }): [string, string[]][] => {
        const product_ids_of_page = [
          ...(require_purchase ? products : []),
          ...(is_private ? included_in : []),
        ]
        const products_by_page = [...new Set(product_ids_of_page.flatMap((id) => owners.get(id) ?? []))]
        return products_by_page.length > 0 ? [[page_id, products_by_page]] : []
      },
    ),
  )
}

/** By which of some products each product is owned: by itself, and by those that include it. */
async function listPartsOf(
  db: AppDb | AppTx,
  product_ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const owners = new Map(product_ids.map((id) => [id, [id]]))
  let unread: readonly string[] = product_ids
  while (unread.length > 0) {
    const next = new Set<string>()
    for (const { product_id, included_id } of await listProductParts(db, unread)) {
      const before = owners.get(included_id) ?? []
      const after = [...new Set([...before, ...(owners.get(product_id) ?? [])])]
      if (after.length === before.length) continue
      owners.set(included_id, after)
      next.add(included_id)
    }
    unread = [...next]
  }
  return owners
}

async function present(
  ctx: Ctx,
  products_by_page: Map<string, string[]>,
  isKnown: (page_id: string) => boolean,
): Promise<PagesByProduct> {
  const opened = new Map<string, OpenedPage[]>()
  if (products_by_page.size === 0) return opened
  for (const { page_id, title, path } of await findPages(ctx, [...products_by_page.keys()].filter(isKnown))) {
    for (const product_id of products_by_page.get(page_id) ?? []) {
      opened.set(product_id, [...(opened.get(product_id) ?? []), { page_id, title, path }])
    }
  }
  return opened
}
