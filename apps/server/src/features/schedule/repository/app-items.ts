import { sql, type Selectable } from 'kysely'
import type { AppDb, AppTx, Tables } from '#platform/database/app-db.ts'

/** What the team scheduled for all members: `day` where it is all day, else `starts_at`. */
export type AppItemRow = Omit<Selectable<Tables['app_schedule_items']>, 'app_id' | 'removed_at'>

const COLUMNS = ['id', 'item_type', 'item_id', 'day', 'starts_at', 'created_at'] as const

const existing = (db: AppDb | AppTx) =>
  db
    .selectFrom('app_schedule_items')
    .select(COLUMNS)
    .where('app_id', '=', db.app_id)
    .where('removed_at', 'is', null)

/** One item of all members; null where there is none with this id. */
export async function findAppItem(db: AppDb | AppTx, id: string): Promise<AppItemRow | null> {
  return (await existing(db).where('id', '=', id).executeTakeFirst()) ?? null
}

/** Lists the items of all members on some days, given as days and as instants. */
export async function listAppItems(
  db: AppDb | AppTx,
  {
    days,
    instants,
    limit,
  }: {
    days: { from: string; to: string }
    instants: { start: Date; end: Date }
    limit: number
  },
): Promise<AppItemRow[]> {
  return existing(db)
    .where((row) =>
      row.or([
        row.and([row('day', '>=', days.from), row('day', '<=', days.to)]),
        row.and([row('starts_at', '>=', instants.start), row('starts_at', '<', instants.end)]),
      ]),
    )
    .orderBy(sql`coalesce(starts_at, day::timestamptz)`)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Counts the items of all members, past ones included. */
export async function countAppItems(tx: AppTx): Promise<number> {
  const { count } = await tx
    .selectFrom('app_schedule_items')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('app_id', '=', tx.app_id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertAppItem(tx: AppTx, row: AppItemRow): Promise<void> {
  await tx
    .insertInto('app_schedule_items')
    .values({ ...row, app_id: tx.app_id })
    .execute()
}

/** Changes the date of an item, or removes and restores it; false where no such item is left. */
export async function updateAppItem(
  tx: AppTx,
  id: string,
  change: Pick<AppItemRow, 'day' | 'starts_at'> | { removed_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('app_schedule_items')
    .set(change)
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Restores an item that was removed since an instant; one that is not removed stays as it is. */
export async function restoreAppItem(
  tx: AppTx,
  { id, since }: { id: string; since: Date },
): Promise<AppItemRow | null> {
  await tx
    .updateTable('app_schedule_items')
    .set({ removed_at: null })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .where('removed_at', '>=', since)
    .execute()
  return findAppItem(tx, id)
}
