import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { messageColumns, type MessageRow } from './message-row.ts'

/** Authors of an open thread who are notified of what is written after them; those who wrote last come first. */
const MAX_AUTHORS = 200

/** Lists who follows a thread by having written in it, and wrote the message above it. */
export async function listFollowers(
  db: AppDb | AppTx,
  { thread_id, above }: { thread_id: string; above: { thread_id: string; message_ts: string } | null },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    (select user_id from thread_authors where app_id = ${db.app_id} and thread_id = ${thread_id}
      order by last_ts desc limit ${MAX_AUTHORS})
    union
    select user_id from messages where app_id = ${db.app_id} and thread_id = ${above?.thread_id ?? null}::uuid
      and message_ts = ${above?.message_ts ?? null}::int8
  `.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** Lists the participants of a private thread who see a message. */
export async function listSeeing(
  db: AppDb | AppTx,
  { thread_id, message_ts }: { thread_id: string; message_ts: string },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from thread_participants
    where app_id = ${db.app_id} and thread_id = ${thread_id} and joined_ts < ${message_ts}::int8
  `.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** Finds messages of several threads that are neither deleted nor hidden by the team. */
export async function findStandingMessages(
  db: AppDb | AppTx,
  keys: readonly { thread_id: string; message_ts: string }[],
): Promise<MessageRow[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from messages
    where app_id = ${db.app_id} and deleted_at is null and hidden_at is null and (thread_id, message_ts) in (
      select * from unnest(${keys.map((key) => key.thread_id)}::uuid[], ${keys.map((key) => key.message_ts)}::int8[]))
  `.execute(db)
  return rows
}
