import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { paidLines, type MoneyScope } from './paid-lines.ts'

export type PurchaseRow = {
  id: string
  subscriber_id: string
  order_id: string
  position: number
  product_id: string
  version_id: string
  title: string
  total: number
  currency: string
  subscription_id: string | null
  is_test: boolean
  purchased_at: Date
  ended_at: Date | null
}

/** Inserts a member's purchase of a product; false if they already have an active one. */
export async function insertPurchase(tx: AppTx, row: PurchaseRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('purchases')
    .values({ app_id: tx.app_id, ...row })
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'subscriber_id', 'product_id']).where('ended_at', 'is', null).doNothing(),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Returns which of these products a member has bought, here or in a store, and that have neither ended nor been
 * revoked.
 */
export async function listBoughtProducts(
  db: AppDb | AppTx,
  subscriber_id: string,
  { product_ids, now }: { product_ids: readonly string[]; now: Date },
): Promise<Set<string>> {
  if (product_ids.length === 0) return new Set()
  const owners = sql<{
    product_id: string
    counts_as: string
  }>`product_owners(${db.app_id}, ${[...product_ids]}::uuid[])`
  const own_purchases = db
    .selectFrom('purchases')
    .innerJoin(owners.as('owner'), (join) => join.onRef('owner.product_id', '=', 'purchases.product_id'))
    .select('owner.counts_as as product_id')
    .where('app_id', '=', db.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .where('ended_at', 'is', null)
  const in_stores = db
    .selectFrom('in_app_purchases')
    .select('product_id')
    .where('app_id', '=', db.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .where('product_id', 'in', [...product_ids])
    .where('ended_at', 'is', null)
    .where('taken_back_at', 'is', null)
    .where((where) => where.or([where('period_ends_at', 'is', null), where('period_ends_at', '>', now)]))
  const rows = await own_purchases.union(in_stores).execute()
  return new Set(rows.map((row) => row.product_id))
}

export async function listOrderPurchases(db: AppDb | AppTx, order_id: string): Promise<PurchaseRow[]> {
  const rows = await db
    .selectFrom('purchases')
    .selectAll()
    .where('app_id', '=', db.app_id)
    .where('order_id', '=', order_id)
    .orderBy('position')
    .execute()
  return rows.map(({ app_id: _app_id, ...row }) => row)
}

/** Finds the order of a purchase. */
export async function findPurchaseOrderId(tx: AppTx, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('purchases')
    .select('order_id')
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.order_id
}

/** Ends purchases at an instant; those already ended retain the earlier time. */
export async function endPurchases(tx: AppTx, ids: readonly string[], ended_at: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('purchases')
    .set({ ended_at: sql<Date>`least(ended_at, ${ended_at})` })
    .where('app_id', '=', tx.app_id)
    .where('id', 'in', [...ids])
    .execute()
}

/** A member's purchases with what was paid for each, renewals included, and the first invoice; newest first. */
export async function listPurchases(
  db: AppDb | AppTx,
  subscriber_id: string,
  scope: MoneyScope,
): Promise<
  (PurchaseRow & {
    /** What was paid and did not go back. */
    paid: number
    invoice_uuid: string | null
    order_number: number
    subscription_state: string | null
    renews_at: Date | null
    paused_until: Date | null
    cancel_reason: string | null
    cancel_comment: string
    /** The order's own payment went back. */
    is_refunded: boolean
  })[]
> {
  const rows = await db
    .selectFrom('purchases as p')
    .leftJoin('subscriptions as s', (join) =>
      join.onRef('s.app_id', '=', 'p.app_id').onRef('s.id', '=', 'p.subscription_id'),
    )
    .innerJoin('orders as o', (join) =>
      join.onRef('o.app_id', '=', 'p.app_id').onRef('o.id', '=', 'p.order_id'),
    )
    .selectAll('p')
    .select([
      'o.status as order_status',
      'o.number as order_number',
      's.state as subscription_state',
      's.period_ends_at',
      's.cancel_at_period_end',
      's.ended_at as stopped_at',
      's.pause_ends_at as paused_until',
      's.cancel_reason',
      's.cancel_comment',
    ])
    .select(
      sql<number>`coalesce((
        select sum(paid.amount)::float8 from ${paidLines(db, scope)} paid
        where paid.order_id = p.order_id and paid.product_id = p.product_id
      ), 0)`.as('paid'),
    )
    .select((from) =>
      from
        .selectFrom('invoices as i')
        .select('i.uuid')
        .whereRef('i.app_id', '=', 'p.app_id')
        .whereRef('i.order_id', '=', 'p.order_id')
        .orderBy('i.issued_at')
        .limit(1)
        .as('invoice_uuid'),
    )
    .where('p.app_id', '=', db.app_id)
    .where('p.subscriber_id', '=', subscriber_id)
    .orderBy('p.purchased_at', 'desc')
    .orderBy('p.position')
    .execute()
  return rows.map(
    ({ app_id: _app_id, period_ends_at, cancel_at_period_end, stopped_at, order_status, ...row }) => ({
      ...row,
      cancel_comment: row.cancel_comment ?? '',
      is_refunded: order_status === 'refunded',
      renews_at: cancel_at_period_end || stopped_at ? null : (row.paused_until ?? period_ends_at),
    }),
  )
}
