import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { ItemSource } from '../../progress/index.ts'
import { listedItems, type ListedItem } from './listed-items.ts'

/** The items of some pages that a completion can belong to. */
export async function listCompletable(
  db: AppDb | AppTx,
  subscriber_id: string,
  page_ids: readonly string[],
): Promise<ListedItem[]> {
  if (page_ids.length === 0) return []
  return listedItems(db, subscriber_id)
    .where('item_id', '=', sql<string>`any (${[...page_ids]}::uuid[])`)
    .where('item_type', '=', 'page')
    .where('completed_at', 'is', null)
    .execute()
}

/** Completes items of a member: their own, and those of all members for this one. */
export async function setItemsCompleted(
  tx: AppTx,
  { subscriber_id, items, at }: { subscriber_id: string; items: readonly ListedItem[]; at: Date },
): Promise<void> {
  const { member = [], app = [] } = Object.groupBy(items, ({ scope_type }) => scope_type)
  if (member.length > 0)
    await tx
      .updateTable('scheduled_items')
      .set({ completed_at: at })
      .where('app_id', '=', tx.app_id)
      .where('id', '=', sql<string>`any (${member.map(({ id }) => id)}::uuid[])`)
      .execute()
  if (app.length > 0)
    await tx
      .insertInto('app_schedule_completions')
      .values(app.map(({ id }) => ({ app_id: tx.app_id, item_id: id, subscriber_id, completed_at: at })))
      .onConflict((conflict) => conflict.doNothing())
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
  const ids = item_id === null ? [] : [item_id]
  if (page_ids.length > 0) {
    const last = await listedItems(tx, subscriber_id)
      .distinctOn('item_id')
      .where('item_id', '=', sql<string>`any (${[...page_ids]}::uuid[])`)
      .where('completed_at', 'is not', null)
      .orderBy('item_id')
      .orderBy('completed_at', 'desc')
      .orderBy('id')
      .execute()
    ids.push(...last.map(({ id }) => id))
  }
  if (ids.length === 0) return
  await tx
    .updateTable('scheduled_items')
    .set({ completed_at: null })
    .where('app_id', '=', tx.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
  await tx
    .deleteFrom('app_schedule_completions')
    .where('app_id', '=', tx.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .where('item_id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
}

/** Whether another item of the same page is completed. */
export async function hasOtherCompleted(
  db: AppDb | AppTx,
  subscriber_id: string,
  { item_id, page_id }: ItemSource,
): Promise<boolean> {
  const other = await listedItems(db, subscriber_id)
    .where('item_id', '=', page_id)
    .where('id', '!=', item_id)
    .where('completed_at', 'is not', null)
    .executeTakeFirst()
  return other !== undefined
}
