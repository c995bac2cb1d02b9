import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** Products that show a picture, or offer a product as an order bump. */
export async function listUsingProducts(
  db: AppDb | AppTx,
  id: string,
  limit: number,
): Promise<{ id: string; title: string }[]> {
  return db
    .selectFrom('products')
    .select(['id', 'title'])
    .where('app_id', '=', db.app_id)
    .where(
      sql<boolean>`(${id} in (cover ->> 'media_id', teacher -> 'photo' ->> 'media_id') or id in (
        select offered_with from order_bumps where app_id = ${db.app_id} and product_id = ${id}))`,
    )
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** How many products show each of some pictures. */
export async function countMediaProducts(
  db: AppDb | AppTx,
  media_ids: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select shown.media_id as id, count(distinct products.id)::int as count from products
    cross join lateral (values (cover ->> 'media_id'), (teacher -> 'photo' ->> 'media_id')) as shown (media_id)
    where app_id = ${db.app_id} and shown.media_id = any (${[...media_ids]}::text[])
    group by shown.media_id
  `.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
