import type { AppTx } from '../../platform/database/app-db.ts'
import { invalidField } from '../../platform/errors.ts'
import type { Emit } from '../../platform/events/events.ts'
import { bumpAccessEpoch } from '../apps/index.ts'
import { listProductOwners, listProductParts, replaceProductParts } from './repository/product-parts.ts'
import { findProducts } from './repository/products.ts'

/**
 * Sets the products that a product includes, for all its owners at once. Throws `invalid` for one that is unknown, and
 * for one that includes the product itself. The caller locks the product.
 */
export async function saveIncludedProducts(
  tx: AppTx,
  emit: Emit,
  { product_id, included_ids }: { product_id: string; included_ids: readonly string[] },
): Promise<void> {
  const wanted = [...new Set(included_ids)]
  const before = (await listProductParts(tx, [product_id])).map((part) => part.included_id)
  if (before.length === wanted.length && before.every((id, at) => wanted[at] === id)) return
  const known = new Map((await findProducts(tx, wanted)).map((one) => [one.id, one]))
  const owners = new Set((await listProductOwners(tx, [product_id])).map((one) => one.product_id))
  for (const [at, id] of included_ids.entries()) {
    const path = `included_product_ids.${at}`
    const product = known.get(id)
    if (!product || (product.archived_at && !before.includes(id))) throw invalidField(path, 'unknown_product')
    if (owners.has(id)) throw invalidField(path, 'product_includes_itself')
  }
  await replaceProductParts(tx, product_id, wanted)
  await bumpAccessEpoch(tx)
  await emit('access.changed', { subscriber_id: null })
}
