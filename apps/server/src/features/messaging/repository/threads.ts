import { sql, type RawBuilder } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

type Db = AppDb | AppTx

/** A thread as one reader sees it. A thread without messages has no row and reads as empty. */
export type ThreadRow = {
  seq: number
  message_count: number
  author_count: number
  latest_message_ts: string | null
  last_message_read_ts: string | null
  /** Somebody else has written after the reader's marker. */
  is_unread: boolean
}

/** Reads a thread with the reader's marker; messages of hidden people are counted only if anybody is hidden. */
export async function findThread(
  db: Db,
  thread_id: string,
  { user_id, hidden }: { user_id: string | null; hidden: readonly string[] },
): Promise<ThreadRow> {
  const by_hidden = (table: string, and: string): RawBuilder<unknown> =>
    hidden.length === 0
      ? sql.raw('0')
      : sql`(
          select count(*)::int from ${sql.table(table)}
          where app_id = ${db.app_id} and thread_id = ${thread_id} and user_id = any (${[...hidden]}::uuid[])
            ${sql.raw(and)})`
  const { rows } = await sql<ThreadRow>`
    select t.seq::float8 as seq,
      t.message_count - ${by_hidden('messages', 'and deleted_at is null')} as message_count,
      t.author_count - ${by_hidden('thread_authors', '')} as author_count, t.latest_message_ts::text as latest_message_ts,
      (select r.last_read_ts::text from thread_reads r
       where r.app_id = t.app_id and r.thread_id = t.id and r.user_id = ${user_id}::uuid) as last_message_read_ts,
      exists (
        select from messages m
        where m.app_id = t.app_id and m.thread_id = t.id and m.deleted_at is null
          and m.user_id <> ${user_id}::uuid and m.user_id <> all (${[...hidden]}::uuid[])
          and m.message_ts > coalesce((select r.last_read_ts from thread_reads r
            where r.app_id = t.app_id and r.thread_id = t.id and r.user_id = ${user_id}::uuid), 0)) as is_unread
    from threads t where t.app_id = ${db.app_id} and t.id = ${thread_id}
  `.execute(db)
  return rows[0] ?? EMPTY_THREAD
}

const EMPTY_THREAD: ThreadRow = {
  seq: 0,
  message_count: 0,
  author_count: 0,
  latest_message_ts: null,
  last_message_read_ts: null,
  is_unread: false,
}

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
