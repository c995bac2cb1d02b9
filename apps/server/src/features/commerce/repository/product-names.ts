import { sql } from 'kysely'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** Returns which of these ids are products of the app, including archived ones: existing references stay valid. */
export async function findExistingProductIds(
  db: AppDb | AppTx,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('app_id', '=', db.app_id)
    .where('id', 'in', [...ids])
    .execute()
  return new Set(rows.map((row) => row.id))
}

/** Returns which of these products members can buy now. */
export async function findOnSaleIds(db: AppDb | AppTx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('app_id', '=', db.app_id)
    .where('id', 'in', [...ids])
    .where('is_on_sale', '=', true)
    .where('archived_at', 'is', null)
    .execute()
  return new Set(rows.map((row) => row.id))
}

export async function findProductTitles(
  db: AppDb | AppTx,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('products')
    .select(['id', 'title'])
    .where('app_id', '=', db.app_id)
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, row.title]))
}

export async function findProductCovers(
  db: AppDb | AppTx,
  ids: readonly string[],
): Promise<Map<string, ImageRef>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('products')
    .select(['id', 'cover'])
    .where('app_id', '=', db.app_id)
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, row.cover as ImageRef]))
}

/** Finds products by id or lower-case title, keyed by the input; null for a title that two products have. */
export async function findProductsByName(
  db: AppDb | AppTx,
  names: readonly string[],
): Promise<Map<string, string | null>> {
  if (names.length === 0) return new Map()
  const { rows } = await sql<{ name: string; id: string }>`
    select name, id from products cross join lateral (values (id::text), (lower(title))) as called (name)
    where app_id = ${db.app_id} and name = any (${[...names]}::text[])
  `.execute(db)
  const found = new Map<string, string | null>()
  for (const { name, id } of rows) found.set(name, found.has(name) && found.get(name) !== id ? null : id)
  return found
}
