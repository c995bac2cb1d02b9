import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** The id of a member's feed; null without one. */
export async function findFeedOf(db: AppDb, subscriber_id: string): Promise<string | null> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('id')
    .where('app_id', '=', db.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Whose feed it is; null where no feed has this id. */
export async function findSubscriberOfFeed(db: AppDb, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('subscriber_id')
    .where('app_id', '=', db.app_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.subscriber_id ?? null
}

/** Saves the feed of a member in place of a former one. */
export async function saveFeed(
  tx: AppTx,
  { subscriber_id, id, now }: { subscriber_id: string; id: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('calendar_feeds')
    .values({ app_id: tx.app_id, subscriber_id, id, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'subscriber_id']).doUpdateSet({ id, created_at: now }),
    )
    .execute()
}

export async function deleteFeed(tx: AppTx, subscriber_id: string): Promise<void> {
  await tx
    .deleteFrom('calendar_feeds')
    .where('app_id', '=', tx.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .execute()
}
