import type {
  withdrawalKind,
  withdrawalReason,
  withdrawalState,
} from '@foyer/contract/commerce/withdrawal-shapes'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** Where a withdrawal stands, and why. */
export type WithdrawalOutcome = {
  state: z.infer<typeof withdrawalState>
  reason: z.infer<typeof withdrawalReason> | null
}

/** A withdrawal or cancellation as somebody sent it, with the order that it is about. */
export type WithdrawalRow = WithdrawalOutcome & {
  id: string
  kind: z.infer<typeof withdrawalKind>
  name: string
  email: string
  reference: string
  /** The language of the request; null: the app's. */
  language: string | null
  order_id: string | null
  subscriber_id: string | null
  received_at: Date
  finished_at: Date | null
  actor_name: string | null
}

export async function insertWithdrawal(tx: AppTx, row: WithdrawalRow): Promise<void> {
  await tx
    .insertInto('withdrawals')
    .values({ app_id: tx.app_id, ...row })
    .execute()
}

export async function findWithdrawal(db: AppDb | AppTx, id: string): Promise<WithdrawalRow | null> {
  const row = await withdrawals(db).where('id', '=', id).executeTakeFirst()
  return row ? readRow(row) : null
}

/** Saves what became of a withdrawal; false where it is in none of these states any more. */
export async function finishWithdrawal(
  tx: AppTx,
  id: string,
  {
    from,
    ...change
  }: WithdrawalOutcome & { from: readonly WithdrawalRow['state'][] } & Partial<
      Pick<WithdrawalRow, 'order_id' | 'subscriber_id' | 'finished_at' | 'actor_name'>
    >,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('withdrawals')
    .set(change)
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The states in which a withdrawal waits for the team. */
export const WAITING_STATES = ['received', 'open'] as const

/** Lists withdrawals below a place in the list, the newest first. */
export async function listWithdrawals(
  db: AppDb | AppTx,
  {
    is_waiting,
    below,
    limit,
  }: { is_waiting: boolean; below: { at: Date; id: string } | null; limit: number },
): Promise<WithdrawalRow[]> {
  let query = withdrawals(db).orderBy('received_at', 'desc').orderBy('id', 'desc').limit(limit)
  if (is_waiting) query = query.where('state', 'in', [...WAITING_STATES])
  if (below) query = query.where(sql<boolean>`(received_at, id) < (${below.at}, ${below.id}::uuid)`)
  return (await query.execute()).map(readRow)
}

/** Finds the paid order with this number, or with an invoice of this number, of a buyer with this address. */
export async function findOrderOfBuyer(
  db: AppDb | AppTx,
  { reference, email }: Pick<WithdrawalRow, 'reference' | 'email'>,
): Promise<string | null> {
  const typed = reference.replaceAll(/[\s#]/g, '')
  const number = /^\d{1,9}$/.test(typed) ? Number(typed) : null
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o
    left join subscribers member on member.app_id = o.app_id and member.id = o.subscriber_id
    left join users person on person.app_id = o.app_id and person.id = member.user_id
    left join guest_buyers guest on guest.app_id = o.app_id and guest.subscriber_id = o.subscriber_id
    where o.app_id = ${db.app_id} and o.status in ('paid', 'refunded')
      and (o.number = ${number} or exists (select from invoices i
        where i.app_id = o.app_id and i.order_id = o.id and upper(i.label) = upper(${typed})))
      and (person.email = ${email}::citext or guest.email = ${email}::citext)
    limit 1
  `.execute(db)
  return rows[0]?.id ?? null
}

function withdrawals(db: AppDb | AppTx) {
  return db.selectFrom('withdrawals').selectAll().where('app_id', '=', db.app_id)
}

type Stored = Awaited<ReturnType<ReturnType<typeof withdrawals>['execute']>>[number]

function readRow({ app_id: _app_id, ...row }: Stored): WithdrawalRow {
  return {
    ...row,
    kind: row.kind as WithdrawalRow['kind'],
    state: row.state as WithdrawalRow['state'],
    reason: row.reason as WithdrawalRow['reason'],
  }
}
