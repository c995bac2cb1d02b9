import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** The products that are meant by ids or titles in lower case, by what was asked; null for a title that two have. */
export async function productsNamed(
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
