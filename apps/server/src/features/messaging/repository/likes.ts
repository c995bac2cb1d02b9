import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** Whether a user likes a message. */
export async function isLikedBy(
  db: AppDb | AppTx,
  { thread_id, message_ts, user_id }: { thread_id: string; message_ts: string; user_id: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('message_likes')
    .select('user_id')
    .where('app_id', '=', db.app_id)
    .where('thread_id', '=', thread_id)
    .where('message_ts', '=', message_ts)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return row !== undefined
}
