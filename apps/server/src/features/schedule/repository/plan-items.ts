import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { items, type ItemRow } from './items.ts'

/** Which open items of a subscriber: from a day on, of one progress root or of all. Events have their own date. */
export type OpenItems = { day: string; instant: string; root_id: string | null }

/** A subscriber's items that are not done yet and can move, in one order for locks. */
export async function listOpenItems(
  db: AppDb | AppTx,
  subscriber_id: string,
  { day, instant, root_id }: OpenItems,
): Promise<ItemRow[]> {
  let query = items(db, subscriber_id)
    .where('completed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('event_occurrences')
            .select('event_occurrences.id')
            .whereRef('event_occurrences.app_id', '=', 'scheduled_items.app_id')
            .whereRef('event_occurrences.id', '=', 'scheduled_items.item_id'),
        ),
      ),
    )
    .where((row) => row.or([row('day', '>=', day), row('starts_at', '>=', new Date(instant))]))
  if (root_id !== null) query = query.where('context_id', '=', root_id)
  return query.orderBy('id').execute()
}

/** Locks the items of a subscriber until the transaction ends, so that two plans follow each other. */
export async function lockItemsOf(tx: AppTx, subscriber_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`schedule:${subscriber_id}`}, 0))`.execute(tx)
}

/** Puts many new items in place of others. */
export async function replaceItems(
  tx: AppTx,
  { removed, added, now }: { removed: readonly string[]; added: readonly ItemRow[]; now: Date },
): Promise<void> {
  if (removed.length > 0)
    await tx
      .updateTable('scheduled_items')
      .set({ removed_at: now })
      .where('app_id', '=', tx.app_id)
      .where('id', 'in', removed)
      .execute()
  if (added.length > 0)
    await tx
      .insertInto('scheduled_items')
      .values(added.map((row) => ({ ...row, app_id: tx.app_id })))
      .execute()
}
