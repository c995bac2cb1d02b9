import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { ItemSource } from '../../progress/index.ts'
import { items, type ItemRow } from './items.ts'

/** The items of some pages that a completion can belong to. */
export async function listCompletable(
  db: AppDb | AppTx,
  subscriber_id: string,
  page_ids: readonly string[],
): Promise<ItemRow[]> {
  if (page_ids.length === 0) return []
  return items(db, subscriber_id)
    .where('item_id', '=', sql<string>`any (${[...page_ids]}::uuid[])`)
    .where('item_type', '=', 'page')
    .where('completed_at', 'is', null)
    .execute()
}

export async function setItemsCompleted(tx: AppTx, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('scheduled_items')
    .set({ completed_at: at })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', sql<string>`any (${[...ids]}::uuid[])`)
    .execute()
}

/** Clears the completion of one item, and of the item of each page that was completed last. */
export async function undoItems(
  tx: AppTx,
  {
    subscriber_id,
    item_id,
    page_ids,
  }: { subscriber_id: string; item_id: string | null; page_ids: readonly string[] },
): Promise<void> {
  if (item_id === null && page_ids.length === 0) return
  await sql`
    update scheduled_items set completed_at = null
    where app_id = ${tx.app_id} and subscriber_id = ${subscriber_id} and (id = ${item_id}::uuid or id in (
      select distinct on (item_id) id from scheduled_items
      where app_id = ${tx.app_id} and subscriber_id = ${subscriber_id} and item_id = any (${[...page_ids]}::uuid[])
        and completed_at is not null and removed_at is null
      order by item_id, completed_at desc, id
    ))
  `.execute(tx)
}

/** Whether another item of the same page is completed. */
export async function hasOtherCompleted(
  db: AppDb | AppTx,
  subscriber_id: string,
  { item_id, page_id }: ItemSource,
): Promise<boolean> {
  const other = await items(db, subscriber_id)
    .where('item_id', '=', page_id)
    .where('id', '!=', item_id)
    .where('completed_at', 'is not', null)
    .executeTakeFirst()
  return other !== undefined
}
