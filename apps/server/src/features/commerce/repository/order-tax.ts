import type { OrderTax, TaxTerms } from '@foyer/domain/money'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { OrderRow } from '../order.ts'

type TaxedOrder = Pick<OrderRow, 'id' | 'country' | 'tax_id' | 'tax' | 'tax_by'>

/** Where the buyers of these orders live, and how the orders were taxed. */
export async function listTaxedOrders(
  db: AppDb | AppTx,
  order_ids: readonly string[],
): Promise<ReadonlyMap<string, TaxedOrder>> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'country', 'tax_id', 'tax', 'tax_by'])
    .where('app_id', '=', db.app_id)
    .where('id', 'in', [...order_ids])
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      { ...row, tax: row.tax as OrderRow['tax'], tax_by: row.tax_by as OrderRow['tax_by'] },
    ]),
  )
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

/** Stores what a provider that taxes by itself charges for an open order: its rounding may differ from ours. */
export async function saveCharged(
  tx: AppTx,
  order: OrderRow,
  { amount, tax: charged_tax }: { amount: number; tax: number },
): Promise<OrderRow> {
  const difference = amount - order.final_amount
  const [row, ...rows] = order.tax?.rows ?? []
  if (difference === 0 || !order.tax || !row) return order
  const added = charged_tax - order.tax.amount
  const tax = {
    ...order.tax,
    rows: [{ ...row, tax: row.tax + added, net: row.net + difference - added }, ...rows],
    amount: charged_tax,
  }
  await tx
    .updateTable('orders')
    .set({ final_amount: amount, tax: JSON.stringify(tax) })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', order.id)
    .execute()
  const lines = order.lines.map((line, index) =>
    index === 0 ? { ...line, total: line.total + difference, tax: line.tax + added } : line,
  )
  const [first] = lines
  if (first)
    await tx
      .updateTable('order_lines')
      .set({ total: first.total, tax: first.tax })
      .where('app_id', '=', tx.app_id)
      .where('order_id', '=', order.id)
      .where('position', '=', first.position)
      .execute()
  return { ...order, final_amount: amount, tax, lines }
}
