import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** Which of these orders have tax on top of their prices. */
export async function listOrdersWithAddedTax(
  db: AppDb | AppTx,
  order_ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('app_id', '=', db.app_id)
    .where('id', 'in', [...order_ids])
    .where(sql<boolean>`(tax->>'is_inclusive')::boolean is false`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
