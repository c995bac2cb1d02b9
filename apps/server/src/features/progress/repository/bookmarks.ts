import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** Sets a bookmark or takes it back, in one statement, so that two toggles are always two. */
export async function toggleBookmark(
  tx: AppTx,
  { subscriber_id, page_id, now }: { subscriber_id: string; page_id: string; now: Date },
): Promise<boolean> {
  const { is_bookmarked } = await tx
    .insertInto('bookmarks')
    .values({ app_id: tx.app_id, subscriber_id, page_id, is_bookmarked: true, changed_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['app_id', 'subscriber_id', 'page_id'])
        .doUpdateSet({ is_bookmarked: sql<boolean>`not bookmarks.is_bookmarked`, changed_at: now }),
    )
    .returning('is_bookmarked')
    .executeTakeFirstOrThrow()
  return is_bookmarked
}

/** A subscriber's bookmarks, newest first. */
export async function listBookmarks(
  db: AppDb | AppTx,
  subscriber_id: string,
  limit: number,
): Promise<{ page_id: string; changed_at: Date }[]> {
  return db
    .selectFrom('bookmarks')
    .select(['page_id', 'changed_at'])
    .where('app_id', '=', db.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .where('is_bookmarked', '=', true)
    .orderBy('changed_at', 'desc')
    .orderBy('page_id')
    .limit(limit)
    .execute()
}
