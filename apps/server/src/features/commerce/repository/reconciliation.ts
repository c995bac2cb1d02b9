import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { Difference } from '../reconciliation/compare-order.ts'

type Db = AppDb | AppTx

/** One comparison of all payments; `finished_at` is null while it runs. */
export type PaymentCheckRow = {
  id: string
  started_at: Date
  finished_at: Date | null
  checked: number
  mended: number
  raised: number
}

/** A difference that was found; `open` until it agrees again or somebody has resolved it. */
export type DifferenceRow = Difference & {
  id: string
  order_id: string | null
  order_number: number | null
  state: 'open' | 'mended' | 'resolved'
  found_at: Date
  closed_at: Date | null
  closed_by: string | null
  note: string
}

/** Starts a comparison; null where one is running. */
export async function insertPaymentCheck(tx: AppTx, id: string, started_at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_checks')
    .values({ app_id: tx.app_id, id, started_at })
    .onConflict((conflict) => conflict.column('app_id').where('finished_at', 'is', null).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Finishes comparisons that have stopped half-way, so that another can start. */
export async function closeStalePaymentChecks(tx: AppTx, before: Date, now: Date): Promise<void> {
  await tx
    .updateTable('payment_checks')
    .set({ finished_at: now })
    .where('app_id', '=', tx.app_id)
    .where('finished_at', 'is', null)
    .where('started_at', '<', before)
    .execute()
}

/** Adds what one part of a comparison has done. Returns how many differences the comparison has raised. */
export async function countPaymentCheck(
  tx: AppTx,
  id: string,
  { checked, mended, raised, finished_at }: Omit<PaymentCheckRow, 'id' | 'started_at'>,
): Promise<number> {
  const row = await tx
    .updateTable('payment_checks')
    .set((of) => ({
      checked: of('checked', '+', checked),
      mended: of('mended', '+', mended),
      raised: of('raised', '+', raised),
      finished_at,
    }))
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .returning('raised')
    .executeTakeFirst()
  return row?.raised ?? 0
}

export async function findLastPaymentCheck(db: Db): Promise<PaymentCheckRow | null> {
  const row = await db
    .selectFrom('payment_checks')
    .select(['id', 'started_at', 'finished_at', 'checked', 'mended', 'raised'])
    .where('app_id', '=', db.app_id)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Lists the orders that a comparison reads, by id: open ones, running plans, what was paid since a day, and those with
 * an open difference or refund.
 */
export async function listOrderIdsToCompare(
  db: Db,
  {
    paid_since,
    opened_before,
    after,
    limit,
  }: {
    paid_since: Date
    opened_before: Date
    after: string | null
    limit: number
  },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id from orders where app_id = ${db.app_id} and status = 'open' and created_at < ${opened_before}
      union
      select order_id from subscriptions where app_id = ${db.app_id} and ended_at is null
      union
      select order_id from payments where app_id = ${db.app_id} and paid_at >= ${paid_since}
      union
      select order_id from refunds where app_id = ${db.app_id} and state = 'open'
      union
      select order_id from payment_differences where app_id = ${db.app_id} and state = 'open'
    ) found
    where ${after}::uuid is null or id > ${after}::uuid
    order by id limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns which payments of a provider we have. */
export async function findKnownPayments(db: Db, payment_ids: readonly string[]): Promise<Set<string>> {
  if (payment_ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('payments')
    .select('provider_payment_id')
    .where('app_id', '=', db.app_id)
    .where('provider_payment_id', 'in', [...payment_ids])
    .execute()
  return new Set(rows.map(({ provider_payment_id }) => provider_payment_id))
}

/** Stores a difference; false where the same one is open already. */
export async function insertDifference(
  tx: AppTx,
  row: Difference & Pick<DifferenceRow, 'id' | 'order_id' | 'state' | 'found_at' | 'closed_at'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_differences')
    .values({ app_id: tx.app_id, ...row })
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'kind', 'reference']).where('state', '=', 'open').doNothing(),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Closes the open differences of an order that are no longer found. Returns how many. */
export async function closeMendedDifferences(
  tx: AppTx,
  order_id: string,
  { open, now }: { open: readonly Difference[]; now: Date },
): Promise<number> {
  const rows = await tx
    .selectFrom('payment_differences')
    .select(['id', 'kind', 'reference'])
    .where('app_id', '=', tx.app_id)
    .where('order_id', '=', order_id)
    .where('state', '=', 'open')
    .execute()
  const gone = rows.filter(
    ({ kind, reference }) => !open.some((one) => one.kind === kind && one.reference === reference),
  )
  if (gone.length === 0) return 0
  await tx
    .updateTable('payment_differences')
    .set({ state: 'mended', closed_at: now })
    .where('app_id', '=', tx.app_id)
    .where(
      'id',
      'in',
      gone.map(({ id }) => id),
    )
    .execute()
  return gone.length
}

/** Closes an open difference by hand; false where it is not open. */
export async function resolveDifference(
  tx: AppTx,
  id: string,
  { note, closed_by, closed_at }: { note: string; closed_by: string; closed_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment_differences')
    .set({ state: 'resolved', note, closed_by, closed_at })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function findDifference(db: Db, id: string): Promise<DifferenceRow | null> {
  return (await differences(db).where('d.id', '=', id).executeTakeFirst()) ?? null
}

/** Lists differences, open ones first, then the newest. */
export function listDifferences(
  db: Db,
  { is_open, offset, limit }: { is_open: boolean; offset: number; limit: number },
): Promise<DifferenceRow[]> {
  return differences(db)
    .where('d.state', is_open ? '=' : '<>', 'open')
    .orderBy('d.found_at', 'desc')
    .orderBy('d.id')
    .offset(offset)
    .limit(limit)
    .execute()
}

/** Counts open and closed differences. */
export async function countDifferences(db: Db): Promise<{ open: number; closed: number }> {
  const { rows } = await sql<{ open: number; closed: number }>`
    select count(*) filter (where state = 'open')::int as open, count(*) filter (where state <> 'open')::int as closed
    from payment_differences where app_id = ${db.app_id}
  `.execute(db)
  return rows[0] ?? { open: 0, closed: 0 }
}

function differences(db: Db) {
  return db
    .selectFrom('payment_differences as d')
    .leftJoin('orders as o', (join) =>
      join.onRef('o.app_id', '=', 'd.app_id').onRef('o.id', '=', 'd.order_id'),
    )
    .select([
      'd.id',
      'd.order_id',
      'o.number as order_number',
      'd.reference',
      'd.ours',
      'd.theirs',
      'd.currency',
      'd.found_at',
      'd.closed_at',
      'd.closed_by',
      'd.note',
    ])
    .select(sql<DifferenceRow['kind']>`d.kind`.as('kind'))
    .select(sql<DifferenceRow['state']>`d.state`.as('state'))
    .where('d.app_id', '=', db.app_id)
}
