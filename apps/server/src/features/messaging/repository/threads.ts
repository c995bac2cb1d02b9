import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

type Db = AppDb | AppTx

/** Moves a reader's marker forward, never beyond the newest message and never back; returns its position. */
export async function moveReadMarker(
  tx: AppTx,
  { thread_id, user_id, message_ts }: { thread_id: string; user_id: string; message_ts: string },
): Promise<string> {
  const { rows } = await sql<{ last_read_ts: string }>`
    insert into thread_reads (app_id, thread_id, user_id, last_read_ts)
    select app_id, id, ${user_id}, least(${message_ts}::int8, last_ts)
    from threads where app_id = ${tx.app_id} and id = ${thread_id}
    on conflict (app_id, thread_id, user_id)
    do update set last_read_ts = greatest(thread_reads.last_read_ts, excluded.last_read_ts)
    returning last_read_ts::text as last_read_ts
  `.execute(tx)
  return rows[0]?.last_read_ts ?? '0'
}

/** Some of those who have written in a thread, the last to write first, to the minute. */
export async function listAuthors(
  db: Db,
  thread_id: string,
  {
    excluded_ids = [],
    offset = 0,
    limit,
  }: { excluded_ids?: readonly string[]; offset?: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('thread_authors')
    .select('user_id')
    .where('app_id', '=', db.app_id)
    .where('thread_id', '=', thread_id)
    .where(sql<boolean>`user_id <> all (${[...excluded_ids]}::uuid[])`)
    .orderBy('last_ts', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map((row) => row.user_id)
}
