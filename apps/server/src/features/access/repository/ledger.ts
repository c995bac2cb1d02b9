import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

export type EntitlementCause = 'purchase' | 'subscription' | 'gift' | 'manual' | 'import' | 'in_app_purchase'
export type RevocationReason = 'refund' | 'dispute' | 'manual' | 'ended'

/** One row of the ledger. Exactly one of product and page is set. */
export type EntitlementRow = {
  id: string
  subscriber_id: string
  kind: 'grant' | 'revocation'
  product_id: string | null
  page_id: string | null
  starts_at: Date
  ends_at: Date | null
  cause: EntitlementCause
  cause_id: string
  reason: RevocationReason | null
  note: string
  actor_id: string | null
  created_at: Date
}

/** Appends a row; false when the same row stands there already. */
export async function appendEntitlement(tx: AppTx, row: EntitlementRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('entitlements')
    .values({ ...row, app_id: tx.app_id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The ledger of one subscriber, newest first. */
export async function listLedger(
  db: AppDb | AppTx,
  subscriber_id: string,
  limit: number,
): Promise<EntitlementRow[]> {
  const rows = await db
    .selectFrom('entitlements')
    .selectAll()
    .where('app_id', '=', db.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(readRow)
}

/** One row of a subscriber's ledger, locked; null when there is none. */
export async function lockEntitlement(
  tx: AppTx,
  subscriber_id: string,
  id: string,
): Promise<EntitlementRow | null> {
  const row = await tx
    .selectFrom('entitlements')
    .selectAll()
    .where('app_id', '=', tx.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ? readRow(row) : null
}

/** Whether a row of the same line takes back what this grant gave. */
export async function isRevoked(tx: AppTx, grant: EntitlementRow): Promise<boolean> {
  const found = await tx
    .selectFrom('entitlements')
    .select('id')
    .where('app_id', '=', tx.app_id)
    .where('subscriber_id', '=', grant.subscriber_id)
    .where('kind', '=', 'revocation')
    .where('cause', '=', grant.cause)
    .where('cause_id', '=', grant.cause_id)
    .where('product_id', 'is not distinct from', grant.product_id)
    .where('page_id', 'is not distinct from', grant.page_id)
    .where('starts_at', '>=', grant.starts_at)
    .executeTakeFirst()
  return found !== undefined
}

/** A right in force, and the row of the ledger that gives it. */
export type HeldRight = {
  id: string
  product_id: string | null
  page_id: string | null
  starts_at: Date
  ends_at: Date | null
  cause: EntitlementCause
  cause_id: string
}

/** What a subscriber holds at a moment, by the rule of the ledger's lines. */
export async function heldRights(db: AppDb | AppTx, subscriber_id: string, now: Date): Promise<HeldRight[]> {
  const { rows } = await sql<HeldRight>`
    select held.*, line.cause_id
    from held_rights(${db.app_id}, ${subscriber_id}, ${now}) held
    join entitlements line on line.app_id = ${db.app_id} and line.id = held.id
    order by held.starts_at desc, held.id desc
  `.execute(db)
  return rows
}

type Stored = Omit<EntitlementRow, 'kind' | 'cause' | 'reason'> & {
  kind: string
  cause: string
  reason: string | null
}

/** The check constraints of the table keep these words. */
function readRow(row: Stored): EntitlementRow {
  const { id, subscriber_id, product_id, page_id, starts_at, ends_at, cause_id, note, actor_id, created_at } =
    row
  return {
    ...{ id, subscriber_id, product_id, page_id, starts_at, ends_at, cause_id, note, actor_id, created_at },
    kind: row.kind === 'grant' ? 'grant' : 'revocation',
    cause: row.cause as EntitlementCause,
    reason: row.reason as RevocationReason | null,
  }
}
