import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import type { Emit } from '../../platform/events/events.ts'
import { raiseAccessEpoch } from '../apps/index.ts'
import { endIncluded, insertIncluded, listIncluded } from './repository/product-pages.ts'

/** The ids of the pages that products include, by product; a product that includes none is left out. */
export async function includedPages(
  db: AppDb | AppTx,
  product_ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await listIncluded(db, product_ids)
  return new Map(
    [...Map.groupBy(rows, (row) => row.product_id)].map(([id, own]) => [id, own.map((row) => row.page_id)]),
  )
}

type Inclusion = { product_id: string; add: readonly string[]; remove: readonly string[]; now: Date }

/**
 * Changes which private pages a product includes. In effect at once, on every server, for all who hold the product
 * whatever for: their entitlement to those pages follows from it and is nowhere else. Pages to add must not be
 * included yet, those to remove must be. The caller holds the product for the change.
 */
export async function includePages(
  tx: AppTx,
  emit: Emit,
  { product_id, add, remove, now: at }: Inclusion,
): Promise<void> {
  if (add.length === 0 && remove.length === 0) return
  await endIncluded(tx, { product_id, page_ids: remove, at })
  await insertIncluded(tx, { product_id, page_ids: add, at })
  await raiseAccessEpoch(tx)
  await emit('access.changed', { subscriber_id: null })
}
