import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { StoreName } from '../stores/store.ts'

/** What a member bought in a store, as it was last read there. */
export type InAppPurchaseRow = {
  id: string
  store: StoreName
  subscriber_id: string
  product_id: string
  original_transaction_id: string
  /** The id under which the store is asked; null: the original one. */
  read_id: string | null
  store_product_id: string
  is_test: boolean
  purchased_at: Date
  period_ends_at: Date | null
  ended_at: Date | null
  /** Since when the owner has revoked it; the store continues it. */
  taken_back_at: Date | null
  read_at: Date
  next_read_at: Date | null
  /** Since when the store no longer knows it. */
  unknown_since: Date | null
}

/** Inserts a purchase; false if it already exists, for any member. */
export async function insertInAppPurchase(tx: AppTx, row: InAppPurchaseRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('in_app_purchases')
    .values({ app_id: tx.app_id, ...row })
    .onConflict((conflict) => conflict.columns(['app_id', 'original_transaction_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Finds a purchase by its first id at the store, or by the newest of an upgrade. */
export async function findInAppPurchase(db: AppDb | AppTx, id: string): Promise<InAppPurchaseRow | null> {
  const row = await purchases(db)
    .where((where) => where.or([where('original_transaction_id', '=', id), where('read_id', '=', id)]))
    .executeTakeFirst()
  return row ? readRow(row) : null
}

/** Locks one purchase by the store's id. */
export async function lockInAppPurchase(
  tx: AppTx,
  original_transaction_id: string,
): Promise<InAppPurchaseRow | null> {
  const row = await purchases(tx)
    .where('original_transaction_id', '=', original_transaction_id)
    .forUpdate()
    .executeTakeFirst()
  return row ? readRow(row) : null
}

export async function updateInAppPurchase(tx: AppTx, { id, ...row }: InAppPurchaseRow): Promise<void> {
  await tx
    .updateTable('in_app_purchases')
    .set(row)
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .execute()
}

/** Locks a purchase by our id. */
export async function lockInAppPurchaseById(tx: AppTx, id: string): Promise<void> {
  await purchases(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Stores since when a purchase is revoked; an earlier time is retained. */
export async function markRevoked(tx: AppTx, id: string, taken_back_at: Date): Promise<void> {
  await tx
    .updateTable('in_app_purchases')
    .set({ taken_back_at })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .where('taken_back_at', 'is', null)
    .execute()
}

/**
 * Claims purchases that are due to be read, longest due first. They are reserved until `until`, so that one that
 * fails does not block the others.
 */
export async function claimDueInAppPurchases(
  tx: AppTx,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<Pick<InAppPurchaseRow, 'original_transaction_id'>[]> {
  return tx
    .updateTable('in_app_purchases')
    .set({ next_read_at: until })
    .where('app_id', '=', tx.app_id)
    .where('id', 'in', (sub) =>
      sub
        .selectFrom('in_app_purchases')
        .select('id')
        .where('app_id', '=', tx.app_id)
        .where('next_read_at', '<=', now)
        .orderBy('next_read_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('original_transaction_id')
    .execute()
}

/** Lists test purchases of a store that still grant access. */
export async function listTestInAppPurchases(
  db: AppDb | AppTx,
  store: StoreName,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('in_app_purchases')
    .select('original_transaction_id')
    .where('app_id', '=', db.app_id)
    .where('store', '=', store)
    .where('is_test', '=', true)
    .where('ended_at', 'is', null)
    .limit(limit)
    .execute()
  return rows.map((row) => row.original_transaction_id)
}

/** Finds where a member's purchases were bought and until when they are paid, by purchase id. */
export async function findPaidInStores(
  db: AppDb | AppTx,
  ids: readonly string[],
): Promise<Map<string, { store: StoreName; paid_until: Date | null }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('in_app_purchases')
    .select(['id', 'store', 'period_ends_at'])
    .where('app_id', '=', db.app_id)
    .where('id', 'in', [...ids])
    .execute()
  return new Map(
    rows.map(({ id, store, period_ends_at: paid_until }) => [id, { store: store as StoreName, paid_until }]),
  )
}

function purchases(db: AppDb | AppTx) {
  return db.selectFrom('in_app_purchases').selectAll().where('app_id', '=', db.app_id)
}

function readRow({
  app_id: _app_id,
  store,
  ...row
}: Awaited<ReturnType<ReturnType<typeof purchases>['execute']>>[number]): InAppPurchaseRow {
  return { ...row, store: store as StoreName }
}
