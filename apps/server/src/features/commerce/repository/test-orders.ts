import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** Orders of test money that can still be paid or still open something. */
export async function listTestOrders(db: AppDb | AppTx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where app_id = ${db.app_id} and is_test and status = 'open'
    union
    select order_id from purchases where app_id = ${db.app_id} and is_test and ended_at is null
    union
    select order_id from subscriptions where app_id = ${db.app_id} and is_test and ended_at is null
    limit ${limit}
  `.execute(db)
  return rows.map((row) => row.id)
}

/** Counts the members who own something bought with test money. */
export async function countTestHolders(db: AppDb | AppTx): Promise<number> {
  const { count } = await db
    .selectFrom('purchases')
    .select(({ fn }) => fn.count<string>('subscriber_id').distinct().as('count'))
    .where('app_id', '=', db.app_id)
    .where('is_test', '=', true)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
