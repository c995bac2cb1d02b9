import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** Counts the messages of some reply threads, by the thread's id. */
export async function countReplies(
  db: AppDb | AppTx,
  reply_thread_ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (reply_thread_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('threads')
    .select(['id', 'message_count'])
    .where('app_id', '=', db.app_id)
    .where('id', 'in', [...reply_thread_ids])
    .execute()
  return new Map(rows.map((row) => [row.id, row.message_count]))
}

/** The author of the message above replies, also of a deleted one; null if there is no such message. */
export async function findParentAuthor(
  db: AppDb | AppTx,
  { thread_id, message_ts }: { thread_id: string; message_ts: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('messages')
    .select('user_id')
    .where('app_id', '=', db.app_id)
    .where('thread_id', '=', thread_id)
    .where('message_ts', '=', message_ts)
    .executeTakeFirst()
  return row?.user_id ?? null
}
