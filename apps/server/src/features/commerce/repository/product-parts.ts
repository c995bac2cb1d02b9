import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** The products that some products include, in their owner's order. */
export async function listProductParts(
  db: AppDb | AppTx,
  product_ids: readonly string[],
): Promise<{ product_id: string; included_id: string; title: string }[]> {
  if (product_ids.length === 0) return []
  return db
    .selectFrom('product_includes as i')
    .innerJoin('products as p', (join) =>
      join.onRef('p.app_id', '=', 'i.app_id').onRef('p.id', '=', 'i.included_id'),
    )
    .select(['i.product_id', 'i.included_id', 'p.title'])
    .where('i.app_id', '=', db.app_id)
    .where('i.product_id', 'in', [...product_ids])
    .orderBy('i.product_id')
    .orderBy('i.position')
    .execute()
}

/** Replaces the products that a product includes. */
export async function replaceProductParts(
  tx: AppTx,
  product_id: string,
  included_ids: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('product_includes')
    .where('app_id', '=', tx.app_id)
    .where('product_id', '=', product_id)
    .execute()
  if (included_ids.length === 0) return
  await tx
    .insertInto('product_includes')
    .values(
      included_ids.map((included_id, position) => ({ app_id: tx.app_id, product_id, included_id, position })),
    )
    .execute()
}

/**
 * Lists by which products some products are owned: `product_id` is one of them or includes it, directly or by another,
 * and counts as `counts_as`.
 */
export async function listProductOwners(
  db: AppDb | AppTx,
  product_ids: readonly string[],
): Promise<{ product_id: string; counts_as: string }[]> {
  if (product_ids.length === 0) return []
  const { rows } = await sql<{ product_id: string; counts_as: string }>`
    select product_id, counts_as from product_owners(${db.app_id}, ${[...product_ids]}::uuid[])
  `.execute(db)
  return rows
}
