import type { OrderTax, TaxTerms } from '@foyer/domain/money'
import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { OrderRow } from '../order.ts'

type TaxedOrder = Pick<OrderRow, 'id' | 'country' | 'tax_id' | 'tax'>

/** Where the buyers of these orders live, and how the orders were taxed. */
export async function listTaxedOrders(
  db: AppDb | AppTx,
  order_ids: readonly string[],
): Promise<ReadonlyMap<string, TaxedOrder>> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'country', 'tax_id', sql<OrderTax | null>`tax`.as('tax')])
    .where('app_id', '=', db.app_id)
    .where('id', 'in', [...order_ids])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** How the newest invoice of an order was taxed; null where it was not. */
export async function findPaidTerms(db: AppDb | AppTx, order_id: string): Promise<TaxTerms | null> {
  const newest = await db
    .selectFrom('invoices')
    .select('tax')
    .where('app_id', '=', db.app_id)
    .where('order_id', '=', order_id)
    .where('kind', '=', 'invoice')
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const tax = (newest?.tax ?? null) as OrderTax | null
  const [row] = tax?.rows ?? []
  if (!tax || !row) return null
  const { rows: _rows, amount: _amount, ...terms } = tax
  return { ...terms, rate: row.rate }
}
