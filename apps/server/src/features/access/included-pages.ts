import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import type { Emit } from '../../platform/events/events.ts'
import { bumpAccessEpoch } from '../apps/index.ts'
import { removeProductPages, insertProductPages, listProductPages } from './repository/product-pages.ts'

/** The ids of the pages that products include, by product; a product that includes none is left out. */
export async function listIncludedPages(
  db: AppDb | AppTx,
  product_ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await listProductPages(db, product_ids)
  return new Map(
    [...Map.groupBy(rows, (row) => row.product_id)].map(([id, own]) => [id, own.map((row) => row.page_id)]),
  )
}

type Inclusion = { product_id: string; add: readonly string[]; remove: readonly string[]; now: Date }

/**
 * Changes which private pages a product includes. Takes effect immediately, on every server, for all owners of the
 * product. Pages to add must not be included yet, pages to remove must be; the caller locks the product.
 */
export async function changeIncludedPages(
  tx: AppTx,
  emit: Emit,
  { product_id, add, remove, now: at }: Inclusion,
): Promise<void> {
  if (add.length === 0 && remove.length === 0) return
  await removeProductPages(tx, { product_id, page_ids: remove, at })
  await insertProductPages(tx, { product_id, page_ids: add, at })
  await bumpAccessEpoch(tx)
  await emit('access.changed', { subscriber_id: null })
}
