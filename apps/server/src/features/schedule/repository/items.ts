import { sql, type Selectable } from 'kysely'
import type { AppDb, AppTx, Tables } from '#platform/database/app-db.ts'

/** A row of the calendar: `day` where it is all day, else `starts_at`. Removed ones are not read. */
export type ItemRow = Omit<Selectable<Tables['scheduled_items']>, 'app_id' | 'removed_at'>

const COLUMNS = [
  'id',
  'subscriber_id',
  'item_type',
  'item_id',
  'context_id',
  'day',
  'starts_at',
  'completed_at',
  'created_at',
] as const

/** One item of a subscriber; null where they have none with this id. */
export async function findItem(
  db: AppDb | AppTx,
  subscriber_id: string,
  id: string,
): Promise<ItemRow | null> {
  return (await items(db, subscriber_id).where('id', '=', id).executeTakeFirst()) ?? null
}

/** The same, together with its siblings, locked in one order so that two moves follow each other. */
export async function lockItemWithSiblings(
  tx: AppTx,
  subscriber_id: string,
  { id, context_id }: Pick<ItemRow, 'id' | 'context_id'>,
): Promise<ItemRow[]> {
  return items(tx, subscriber_id)
    .where((row) =>
      row.or([row('id', '=', id), ...(context_id === null ? [] : [row('context_id', '=', context_id)])]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** The pages on a subscriber's calendar from a day on, those of all members too; an event by its page. */
export async function listScheduledPages(
  db: AppDb | AppTx,
  subscriber_id: string,
  { day, instant }: { day: string; instant: string },
): Promise<string[]> {
  const { rows } = await sql<{ page_id: string }>`
    select distinct coalesce(occurrence.event_id, item.item_id) as page_id
    from scheduled_items item
    left join event_occurrences occurrence on occurrence.app_id = item.app_id and occurrence.id = item.item_id
    where item.app_id = ${db.app_id} and item.subscriber_id = ${subscriber_id} and item.removed_at is null
      and (item.day >= ${day} or item.starts_at >= ${instant})
    union
    select item_id from app_schedule_items
    where app_id = ${db.app_id} and removed_at is null and (day >= ${day} or starts_at >= ${instant})
  `.execute(db)
  return rows.map((row) => row.page_id)
}

export async function insertItem(tx: AppTx, row: ItemRow): Promise<void> {
  await tx
    .insertInto('scheduled_items')
    .values({ ...row, app_id: tx.app_id })
    .execute()
}

/** Moves items to other dates, in one statement. */
export async function moveItems(
  tx: AppTx,
  moved: readonly Pick<ItemRow, 'id' | 'day' | 'starts_at'>[],
): Promise<void> {
  await sql`
    update scheduled_items item set day = moved.day, starts_at = moved.starts_at
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved (id uuid, day date, starts_at timestamptz)
    where item.app_id = ${tx.app_id} and item.id = moved.id
  `.execute(tx)
}

/** Removes an item; false where the subscriber has none with this id. The row stays until the undo window is over. */
export async function removeItem(
  tx: AppTx,
  { subscriber_id, id, removed_at }: { subscriber_id: string; id: string; removed_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('scheduled_items')
    .set({ removed_at })
    .where('app_id', '=', tx.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Restores an item that was removed since an instant; one that is not removed stays as it is. */
export async function restoreItem(
  tx: AppTx,
  { subscriber_id, id, since }: { subscriber_id: string; id: string; since: Date },
): Promise<ItemRow | null> {
  await tx
    .updateTable('scheduled_items')
    .set({ removed_at: null })
    .where('app_id', '=', tx.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .where('id', '=', id)
    .where('removed_at', '>=', since)
    .execute()
  return findItem(tx, subscriber_id, id)
}

/** All items scheduled from a progress root, and when they were removed. */
export type RemovedFrom = { subscriber_id: string; root_id: string; removed_at: Date }

export async function removeContextItems(
  tx: AppTx,
  { subscriber_id, root_id, removed_at }: RemovedFrom,
): Promise<void> {
  await tx
    .updateTable('scheduled_items')
    .set({ removed_at })
    .where('app_id', '=', tx.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .where('context_id', '=', root_id)
    .where('removed_at', 'is', null)
    .execute()
}

/** Restores exactly what was removed from a root at an instant. */
export async function restoreContextItems(
  tx: AppTx,
  { subscriber_id, root_id, removed_at }: RemovedFrom,
): Promise<void> {
  await tx
    .updateTable('scheduled_items')
    .set({ removed_at: null })
    .where('app_id', '=', tx.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .where('context_id', '=', root_id)
    .where('removed_at', '=', removed_at)
    .execute()
}

/** Counts the items scheduled from a progress root. */
export async function countContextItems(
  db: AppDb | AppTx,
  { subscriber_id, root_id }: { subscriber_id: string; root_id: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('scheduled_items')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('app_id', '=', db.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .where('context_id', '=', root_id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes items that were removed before an instant, a member's and those of all members. */
export async function deleteRemovedItems(tx: AppTx, before: Date): Promise<void> {
  for (const table of ['scheduled_items', 'app_schedule_items'] as const)
    await tx.deleteFrom(table).where('app_id', '=', tx.app_id).where('removed_at', '<', before).execute()
}

/** A subscriber's items that are not removed. */
export function items(db: AppDb | AppTx, subscriber_id: string) {
  return db
    .selectFrom('scheduled_items')
    .select(COLUMNS)
    .where('app_id', '=', db.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .where('removed_at', 'is', null)
}
