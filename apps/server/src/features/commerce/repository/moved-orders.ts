import { sql } from 'kysely'
import type { AppTx } from '#platform/database/app-db.ts'

export { endPurchases, type PurchaseRow } from './purchases.ts'
import type { PurchaseRow } from './purchases.ts'

type Move = { from: string; to: string }

/** Tables with rows of a buyer that follow their orders. */
const FOLLOWING_TABLES = [
  'purchases',
  'subscriptions',
  'payments',
  'invoices',
  'refunds',
  'disputes',
  'order_events',
  'coupon_uses',
  'withdrawals',
] as const

/** Locks the orders of a buyer until the transaction ends. */
export async function lockOrdersOf(tx: AppTx, subscriber_id: string): Promise<void> {
  await tx
    .selectFrom('orders')
    .select('id')
    .where('app_id', '=', tx.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Lists running purchases of one buyer whose product another has bought too. */
export async function listConflictingPurchases(tx: AppTx, { from, to }: Move): Promise<PurchaseRow[]> {
  const rows = await tx
    .selectFrom('purchases as p')
    .selectAll('p')
    .where('p.app_id', '=', tx.app_id)
    .where('p.subscriber_id', '=', from)
    .where('p.ended_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('purchases as other')
          .select('other.id')
          .whereRef('other.app_id', '=', 'p.app_id')
          .whereRef('other.product_id', '=', 'p.product_id')
          .where('other.subscriber_id', '=', to)
          .where('other.ended_at', 'is', null),
      ),
    )
    .execute()
  return rows.map(({ app_id: _app_id, ...row }) => row)
}

/**
 * Moves the orders of one buyer to another, with all that followed from them. Their provider still knows them under
 * the former one. An open order of a product of which the other has an open order stays.
 */
export async function moveOrders(tx: AppTx, { from, to }: Move): Promise<void> {
  await sql`
    update orders o set subscriber_id = ${to}, customer_id = coalesce(o.customer_id, o.subscriber_id)
    where o.app_id = ${tx.app_id} and o.subscriber_id = ${from} and not (o.status = 'open' and exists (
      select 1 from orders other where other.app_id = o.app_id and other.subscriber_id = ${to}
        and other.product_id = o.product_id and other.status = 'open'
    ))
  `.execute(tx)
  for (const table of FOLLOWING_TABLES) {
    await tx
      .updateTable(table)
      .set({ subscriber_id: to })
      .where('app_id', '=', tx.app_id)
      .where('subscriber_id', '=', from)
      .execute()
  }
}
