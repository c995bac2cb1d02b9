import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/**
 * What happened to an order and stands in no other table. `text` is the note, the kind of the mail or withdrawal, or
 * the price that a plan switches to.
 */
export type OrderEventRow = {
  id: string
  subscriber_id: string
  order_id: string
  kind:
    | 'note'
    | 'payment_failed'
    | 'mail'
    | 'switched'
    | 'switch_planned'
    | 'switch_withdrawn'
    | 'withdrawal'
    | 'ended_unpaid'
  text: string
  actor_id: string | null
  actor_name: string | null
  at: Date
}

export async function insertOrderEvent(tx: AppTx, row: OrderEventRow): Promise<void> {
  await tx
    .insertInto('order_events')
    .values({ app_id: tx.app_id, ...row })
    .execute()
}

/** Lists the newest events of an order. */
export async function listOrderEvents(
  db: AppDb | AppTx,
  order_id: string,
  limit: number,
): Promise<OrderEventRow[]> {
  const rows = await db
    .selectFrom('order_events')
    .selectAll()
    .where('app_id', '=', db.app_id)
    .where('order_id', '=', order_id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ app_id: _app_id, ...row }) => ({ ...row, kind: row.kind as OrderEventRow['kind'] }))
}
