import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

type Db = AppDb | AppTx

/** Whether a user likes a message; false for a guest. */
export async function isLikedBy(
  db: Db,
  { thread_id, message_ts, user_id }: { thread_id: string; message_ts: string; user_id: string | null },
): Promise<boolean> {
  if (user_id === null) return false
  return (await countLikesOf(db, { thread_id, message_ts, user_ids: [user_id] })) > 0
}

/** Counts how many of some people like a message. */
export async function countLikesOf(
  db: Db,
  { thread_id, message_ts, user_ids }: { thread_id: string; message_ts: string; user_ids: readonly string[] },
): Promise<number> {
  if (user_ids.length === 0) return 0
  const row = await db
    .selectFrom('message_likes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('app_id', '=', db.app_id)
    .where('thread_id', '=', thread_id)
    .where('message_ts', '=', message_ts)
    .where('user_id', 'in', [...user_ids])
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** A person's reaction; `emoji` is null for a like. */
export type ReactionRow = { user_id: string; emoji: string | null }

/** Lists who reacted to a message, reactions before likes, without some people. */
export async function listReactionRows(
  db: Db,
  {
    thread_id,
    message_ts,
    hidden,
    offset,
    limit,
  }: { thread_id: string; message_ts: string; hidden: readonly string[]; offset: number; limit: number },
): Promise<ReactionRow[]> {
  const { rows } = await sql<ReactionRow>`
    select user_id, emoji from (
      select user_id, emoji, created_at from message_reactions
      where app_id = ${db.app_id} and thread_id = ${thread_id} and message_ts = ${message_ts}::int8
      union all
      select user_id, null, null from message_likes
      where app_id = ${db.app_id} and thread_id = ${thread_id} and message_ts = ${message_ts}::int8
    ) reacted
    where user_id <> all (${[...hidden]}::uuid[])
    order by created_at desc nulls last, emoji, user_id offset ${offset} limit ${limit}
  `.execute(db)
  return rows
}
