import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** The last messages in page threads since a moment, newest first. A page thread has the id of its page. */
export function latestMessages(
  db: AppDb | AppTx,
  { since, limit }: { since: Date; limit: number },
): Promise<{ thread_id: string; message_ts: string; user_id: string; created_at: Date }[]> {
  return db
    .selectFrom('messages')
    .select(['thread_id', 'message_ts', 'user_id', 'created_at'])
    .where('app_id', '=', db.app_id)
    .where('created_at', '>=', since)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('message_ts', 'desc')
    .limit(limit)
    .execute()
}
