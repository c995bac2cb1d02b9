import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { DisputeState } from '../order.ts'

/** A payment that its buyer disputes. */
export type DisputeRow = {
  id: string
  subscriber_id: string
  order_id: string
  payment_id: string
  /** Null for disputes from before this table. */
  provider_dispute_id: string | null
  amount: number
  currency: string
  reason: string
  state: DisputeState
  opened_at: Date
  closed_at: Date | null
}

export async function insertDispute(tx: AppTx, row: DisputeRow): Promise<void> {
  await tx
    .insertInto('disputes')
    .values({ app_id: tx.app_id, ...row })
    .execute()
}

/** Stores how a dispute was decided. */
export async function closeDispute(
  tx: AppTx,
  id: string,
  { state, closed_at }: Pick<DisputeRow, 'state' | 'closed_at'>,
): Promise<void> {
  await tx
    .updateTable('disputes')
    .set({ state, closed_at })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .execute()
}

/** Lists the disputes of an order, oldest first. */
export async function listOrderDisputes(db: AppDb | AppTx, order_id: string): Promise<DisputeRow[]> {
  const rows = await db
    .selectFrom('disputes')
    .selectAll()
    .where('app_id', '=', db.app_id)
    .where('order_id', '=', order_id)
    .orderBy('opened_at')
    .orderBy('id')
    .execute()
  return rows.map(({ app_id: _app_id, ...row }) => ({ ...row, state: row.state as DisputeState }))
}

/** Deletes what a migration assumed of a payment, once its provider reports the disputes. */
export async function deleteAssumedDisputes(tx: AppTx, payment_id: string): Promise<void> {
  await tx
    .deleteFrom('disputes')
    .where('app_id', '=', tx.app_id)
    .where('payment_id', '=', payment_id)
    .where('provider_dispute_id', 'is', null)
    .execute()
}
