import { sql, type RawBuilder } from 'kysely'
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

/** Appends a row; returns false if the same row already exists. */
export async function appendEntitlement(tx: AppTx, row: EntitlementRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('entitlements')
    .values({ ...row, app_id: tx.app_id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The ledger of one subscriber, newest first: its last rows, and some that count however old they are. */
export async function listLedger(
  db: AppDb | AppTx,
  subscriber_id: string,
  { newest, also_ids }: { newest: number; also_ids: readonly string[] },
): Promise<EntitlementRow[]> {
  const ledger = db
    .selectFrom('entitlements')
    .where('app_id', '=', db.app_id)
    .where('subscriber_id', '=', subscriber_id)
  const last = ledger.select('id').orderBy('created_at', 'desc').orderBy('id', 'desc').limit(newest)
  const rows = await ledger
    .selectAll()
    .where(({ eb, or }) =>
      or([eb('id', 'in', last), eb('id', '=', sql<string>`any (${[...also_ids]}::uuid[])`)]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(readRow)
}

/** One row of a subscriber's ledger; null when there is none. */
export async function findEntitlement(
  db: AppDb | AppTx,
  subscriber_id: string,
  id: string,
): Promise<EntitlementRow | null> {
  const row = await selectEntitlement(db, { subscriber_id, id }).selectAll().executeTakeFirst()
  return row ? readRow(row) : null
}

/** Locks a row of the ledger until the transaction ends; rows are never changed or deleted. */
export async function lockEntitlement(tx: AppTx, row: EntitlementRow): Promise<void> {
  await selectEntitlement(tx, row).select('id').forUpdate().execute()
}

function selectEntitlement(
  db: AppDb | AppTx,
  { subscriber_id, id }: Pick<EntitlementRow, 'subscriber_id' | 'id'>,
) {
  return db
    .selectFrom('entitlements')
    .where('app_id', '=', db.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .where('id', '=', id)
}

/** Whether a row of the same line revokes this grant. */
export async function isRevoked(db: AppDb | AppTx, grant: EntitlementRow): Promise<boolean> {
  const found = await queryLine(db, grant)
    .select('id')
    .where('kind', '=', 'revocation')
    .where('starts_at', '>=', grant.starts_at)
    .executeTakeFirst()
  return found !== undefined
}

/** Lists the start times of grants of the same line that start after an instant. */
export async function listLaterStarts(tx: AppTx, line: EntitlementRow, after: Date): Promise<Date[]> {
  const rows = await queryLine(tx, line)
    .select('starts_at')
    .where('kind', '=', 'grant')
    .where('starts_at', '>', after)
    .orderBy('starts_at')
    .execute()
  return rows.map((row) => row.starts_at)
}

/** Whether the owner has taken a line back since it was granted last. */
export async function isRevokedByOwner(tx: AppTx, line: EntitlementRow): Promise<boolean> {
  const newest = await queryLine(tx, line)
    .select((row) => [
      row.fn.max('starts_at').filterWhere('kind', '=', 'grant').as('granted_at'),
      row.fn.max('starts_at').filterWhere('reason', '=', 'manual').as('taken_back_at'),
    ])
    .executeTakeFirstOrThrow()
  const { granted_at, taken_back_at } = newest
  return taken_back_at !== null && (granted_at === null || granted_at <= taken_back_at)
}

/** An entitlement in force and the ledger row that grants it. */
export type ActiveEntitlement = {
  id: string
  /** The product of that row, which is another where it includes this one. */
  granted_product_id: string | null
  product_id: string | null
  page_id: string | null
  starts_at: Date
  ends_at: Date | null
  cause: EntitlementCause
  cause_id: string
}

/** Lists the product that each of these subscribers was granted last and owns now. */
export async function listGrantedProducts(
  db: AppDb | AppTx,
  subscriber_ids: readonly string[],
  now: Date,
): Promise<{ subscriber_id: string; product_id: string; cause: EntitlementCause }[]> {
  if (subscriber_ids.length === 0) return []
  const { rows } = await sql<{ subscriber_id: string; product_id: string; cause: EntitlementCause }>`
    select distinct on (member.id) member.id as subscriber_id, held.product_id, held.cause
    from unnest(${[...subscriber_ids]}::uuid[]) member (id)
    cross join lateral held_rights(${db.app_id}, member.id, ${now}) held
    join entitlements line on line.app_id = ${db.app_id} and line.id = held.id
    where held.product_id is not null and line.product_id = held.product_id
    order by member.id, held.starts_at desc, held.id desc
  `.execute(db)
  return rows
}

/** Whether the subscriber of a row owns a product, by itself or as a part of another. */
export function ownsProduct(
  db: AppDb | AppTx,
  { product_id, now }: { product_id: string; now: Date },
): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (
      select from entitlements line
      join product_owners(${db.app_id}, array[${product_id}]::uuid[]) owner on owner.product_id = line.product_id
      where line.app_id = ${db.app_id} and line.subscriber_id = subscribers.id
    )
    and exists (
      select from held_rights(${db.app_id}, subscribers.id, ${now}) held where held.product_id = ${product_id}
    )
  )`
}

/** Lists the active entitlements of a subscriber at an instant by the ledger rule. */
export async function listActiveEntitlements(
  db: AppDb | AppTx,
  subscriber_id: string,
  now: Date,
): Promise<ActiveEntitlement[]> {
  const { rows } = await sql<ActiveEntitlement>`
    select held.*, line.cause_id, line.product_id as granted_product_id
    from held_rights(${db.app_id}, ${subscriber_id}, ${now}) held
    join entitlements line on line.app_id = ${db.app_id} and line.id = held.id
    order by held.starts_at desc, held.id desc
  `.execute(db)
  return rows
}

function queryLine(db: AppDb | AppTx, line: EntitlementRow) {
  return db
    .selectFrom('entitlements')
    .where('app_id', '=', db.app_id)
    .where('subscriber_id', '=', line.subscriber_id)
    .where('cause', '=', line.cause)
    .where('cause_id', '=', line.cause_id)
    .where('product_id', 'is not distinct from', line.product_id)
    .where('page_id', 'is not distinct from', line.page_id)
}

type StoredRow = Omit<EntitlementRow, 'kind' | 'cause' | 'reason'> & {
  kind: string
  cause: string
  reason: string | null
}

/** The table's check constraints guarantee these values. */
function readRow(row: StoredRow): EntitlementRow {
  const { id, subscriber_id, product_id, page_id, starts_at, ends_at, cause_id, note, actor_id, created_at } =
    row
  return {
    id,
    subscriber_id,
    product_id,
    page_id,
    starts_at,
    ends_at,
    cause_id,
    note,
    actor_id,
    created_at,
    kind: row.kind === 'grant' ? 'grant' : 'revocation',
    cause: row.cause as EntitlementCause,
    reason: row.reason as RevocationReason | null,
  }
}
