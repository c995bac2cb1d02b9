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
