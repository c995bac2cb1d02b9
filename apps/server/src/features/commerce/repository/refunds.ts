import type { refundAccess, refundReason } from '@foyer/contract/commerce/order-shapes'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { PaymentLine } from './payments.ts'

type RefundAccess = z.infer<typeof refundAccess>
type RefundReason = z.infer<typeof refundReason>

/** Money that went back of a payment. `lines` are what it is for; `open` until the provider has it. */
export type RefundRow = {
  id: string
  subscriber_id: string
  order_id: string
  payment_id: string
  amount: number
  currency: string
  lines: readonly PaymentLine[]
  access: RefundAccess
  ends_renewal: boolean
  reason: RefundReason
  note: string
  is_mailed: boolean
  actor_id: string | null
  actor_name: string | null
  state: 'open' | 'done' | 'failed'
  provider_refund_id: string | null
  created_at: Date
  done_at: Date | null
}

export async function insertRefund(tx: AppTx, { lines, ...row }: RefundRow): Promise<void> {
  await tx
    .insertInto('refunds')
    .values({ app_id: tx.app_id, ...row, lines: JSON.stringify(lines) })
    .execute()
}

export async function updateRefund(
  tx: AppTx,
  id: string,
  change: Partial<Pick<RefundRow, 'state' | 'provider_refund_id' | 'done_at'>>,
): Promise<void> {
  await tx.updateTable('refunds').set(change).where('app_id', '=', tx.app_id).where('id', '=', id).execute()
}

export async function findRefund(db: AppDb | AppTx, id: string): Promise<RefundRow | null> {
  const row = await refunds(db).where('id', '=', id).executeTakeFirst()
  return row ? readRow(row) : null
}

/** Lists the refunds of an order, oldest first. */
export async function listOrderRefunds(db: AppDb | AppTx, order_id: string): Promise<RefundRow[]> {
  const rows = await refunds(db)
    .where('order_id', '=', order_id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(readRow)
}

/** Deletes what a migration assumed of a payment, once its provider reports the refunds. */
export async function deleteAssumedRefunds(tx: AppTx, payment_id: string): Promise<void> {
  await tx
    .deleteFrom('refunds')
    .where('app_id', '=', tx.app_id)
    .where('payment_id', '=', payment_id)
    .where('reason', '=', 'provider')
    .where('provider_refund_id', 'is', null)
    .execute()
}

/** What of a payment is gone: sums of its refunds that have not failed, and what is left of it. */
export type Returned = { refunded: number; reversal: 'refund' | 'dispute' | null; reversed_at: Date | null }

/** Stores what of a payment went back, also on its lines and its order. */
export async function updateReturned(
  tx: AppTx,
  { id: payment_id, order_id }: { id: string; order_id: string },
  returned: Returned,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set(returned)
    .where('app_id', '=', tx.app_id)
    .where('id', '=', payment_id)
    .execute()
  await sql`
    update payment_lines set refunded = least(amount, coalesce((
      select sum((line ->> 'amount')::numeric) from refunds r, jsonb_array_elements(r.lines) line
      where r.app_id = payment_lines.app_id and r.payment_id = payment_lines.payment_id and r.state <> 'failed'
        and r.reason <> 'duplicate' and (line ->> 'product_id')::uuid = payment_lines.product_id
    ), 0))
    where app_id = ${tx.app_id} and payment_id = ${payment_id}
  `.execute(tx)
  await sql`
    update orders set
      refunded = coalesce((
        select sum(refunded) from payments where app_id = ${tx.app_id} and order_id = ${order_id}
      ), 0),
      dispute_state = (
        select state from disputes where app_id = ${tx.app_id} and order_id = ${order_id}
        order by opened_at desc, id desc limit 1
      )
    where app_id = ${tx.app_id} and id = ${order_id}
  `.execute(tx)
}

function refunds(db: AppDb | AppTx) {
  return db.selectFrom('refunds').selectAll().where('app_id', '=', db.app_id)
}

type Stored = Awaited<ReturnType<ReturnType<typeof refunds>['execute']>>[number]

function readRow({ app_id: _app_id, ...row }: Stored): RefundRow {
  return {
    ...row,
    lines: row.lines as PaymentLine[],
    access: row.access as RefundAccess,
    reason: row.reason as RefundReason,
    state: row.state as RefundRow['state'],
  }
}
