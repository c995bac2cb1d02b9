import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'

/** The pages that some products include, in the order in which they were included. */
export async function listProductPages(
  db: AppDb | AppTx,
  product_ids: readonly string[],
): Promise<{ product_id: string; page_id: string }[]> {
  if (product_ids.length === 0) return []
  return db
    .selectFrom('product_pages')
    .select(['product_id', 'page_id'])
    .where('app_id', '=', db.app_id)
    .where('product_id', 'in', [...product_ids])
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()
}

type Change = { product_id: string; page_ids: readonly string[]; at: Date }

/** Includes pages in a product from an instant on. */
export async function insertProductPages(tx: AppTx, { product_id, page_ids, at }: Change): Promise<void> {
  if (page_ids.length === 0) return
  await tx
    .insertInto('product_pages')
    .values(
      page_ids.map((page_id) => ({ app_id: tx.app_id, id: newId(), product_id, page_id, included_at: at })),
    )
    .execute()
}

/** Ends that a product includes pages. */
export async function removeProductPages(tx: AppTx, { product_id, page_ids, at }: Change): Promise<void> {
  if (page_ids.length === 0) return
  await tx
    .updateTable('product_pages')
    .set({ removed_at: at })
    .where('app_id', '=', tx.app_id)
    .where('product_id', '=', product_id)
    .where('page_id', 'in', [...page_ids])
    .where('removed_at', 'is', null)
    .execute()
}

/** Lists the products that included some pages at a past instant, by page. */
export async function listIncludingProductsAt(
  db: AppDb | AppTx,
  page_ids: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ page_id: string; product_ids: string[] }>`
    select page_id, array_agg(distinct product_id) as product_ids from product_pages
    where app_id = ${db.app_id} and page_id = any (${[...page_ids]}::uuid[])
      and included_at <= ${at} and (removed_at is null or removed_at > ${at})
    group by page_id
  `.execute(db)
  return new Map(rows.map((row) => [row.page_id, row.product_ids]))
}
