import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { listedItems, type ListedItem } from './listed-items.ts'

const MAX_CONTEXTS = 100

/** Counts the items that a subscriber has. */
export async function countItems(tx: AppTx, subscriber_id: string): Promise<number> {
  const { count } = await tx
    .selectFrom('scheduled_items')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('app_id', '=', tx.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** The progress roots, types and scopes of what is on a subscriber's calendar. */
export async function listItemKinds(
  db: AppDb,
  subscriber_id: string,
): Promise<{ context_ids: string[]; item_types: string[]; scopes: ListedItem['scope_type'][] }> {
  const rows = await db
    .selectFrom(listedItems(db, subscriber_id).as('item'))
    .select(['context_id', 'item_type', 'scope_type'])
    .distinct()
    .orderBy('context_id')
    .orderBy('item_type')
    .execute()
  const contexts = new Set(rows.flatMap((row) => row.context_id ?? []))
  return {
    context_ids: [...contexts].slice(0, MAX_CONTEXTS),
    item_types: [...new Set(rows.map((row) => row.item_type))].toSorted(),
    scopes: (['member', 'app'] as const).filter((scope) => rows.some((row) => row.scope_type === scope)),
  }
}
