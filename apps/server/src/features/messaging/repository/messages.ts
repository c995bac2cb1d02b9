import { sql, type RawBuilder } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { messageColumns, messageJson, type MessageRow } from './message-row.ts'

export type { MessageRow } from './message-row.ts'

type Db = AppDb | AppTx

/** A stretch of a thread, newest or oldest first. */
export type MessageRange = {
  thread_id: string
  user_id: string | null
  before: string | undefined
  after: string | undefined
  order: 'asc' | 'desc'
  limit: number
  hidden: readonly string[]
  is_pinned?: boolean
}

/** Counting what remains stops here, so that it costs the same in the longest thread. */
export const MAX_REMAINING = 1_000

export type MessagePage = {
  messages: (MessageRow & { is_liked: boolean })[]
  remaining_messages: number
  seq: number
}

/**
 * Lists messages between two times, the number of remaining ones, and the log's position, from one statement and
 * thus one state.
 */
export async function listMessages(db: Db, range: MessageRange): Promise<MessagePage> {
  const { thread_id, user_id, before, after, limit, hidden, is_pinned = false } = range
  const direction = sql.raw(range.order)
  const { rows } = await sql<MessagePage>`
    with shown as (
      select * from messages
      where app_id = ${db.app_id} and thread_id = ${thread_id} and deleted_at is null
        ${before === undefined ? sql`` : sql`and message_ts < ${before}::int8`}
        ${after === undefined ? sql`` : sql`and message_ts > ${after}::int8`}
        ${is_pinned ? sql`and pinned_at is not null` : sql``}
        and user_id <> all (${[...hidden]}::uuid[])
      order by message_ts ${direction} limit ${limit + MAX_REMAINING}
    ),
    page as (select * from shown order by message_ts ${direction} limit ${limit})
    select
      coalesce((select jsonb_agg(${messageJson} || jsonb_build_object(
        'reaction_count', reaction_count - ${hidden.length === 0 ? sql`0` : countLikes(db, hidden)},
        'is_liked', exists (
          select from message_likes l
          where l.app_id = ${db.app_id} and l.thread_id = page.thread_id and l.message_ts = page.message_ts
            and l.user_id = ${user_id}::uuid)
      ) order by message_ts ${direction}) from page), '[]') as messages,
      (select greatest(count(*) - ${limit}, 0)::int from shown) as remaining_messages,
      coalesce((select seq::float8 from threads where app_id = ${db.app_id} and id = ${thread_id}), 0) as seq
  `.execute(db)
  return rows[0] ?? { messages: [], remaining_messages: 0, seq: 0 }
}

/** How many of some people like a message. */
function countLikes(db: Db, user_ids: readonly string[]): RawBuilder<unknown> {
  return sql`(
    select count(*) from message_likes h
    where h.app_id = ${db.app_id} and h.thread_id = page.thread_id and h.message_ts = page.message_ts
      and h.user_id = any (${[...user_ids]}::uuid[]))`
}

/** Finds a message that is not deleted, or null. */
export async function findMessage(db: Db, thread_id: string, message_ts: string): Promise<MessageRow | null> {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from messages
    where app_id = ${db.app_id} and thread_id = ${thread_id} and message_ts = ${message_ts}::int8 and deleted_at is null
  `.execute(db)
  return rows[0] ?? null
}

/** Finds some messages of a thread that are not deleted. */
export async function findMessages(
  db: Db,
  thread_id: string,
  message_tss: readonly string[],
): Promise<MessageRow[]> {
  if (message_tss.length === 0) return []
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from messages
    where app_id = ${db.app_id} and thread_id = ${thread_id} and message_ts = any (${[...message_tss]}::int8[])
      and deleted_at is null
  `.execute(db)
  return rows
}

/** Lists the last messages in page threads since an instant, newest first. A page thread has the id of its page. */
export function latestMessages(
  db: AppDb | AppTx,
  { since, limit }: { since: Date; limit: number },
): Promise<{ thread_id: string; message_ts: string; user_id: string; created_at: Date }[]> {
  return db
    .selectFrom('messages')
    .select(['thread_id', 'message_ts', 'user_id', 'created_at'])
    .where('app_id', '=', db.app_id)
    .where('created_at', '>=', since)
    .where((where) =>
      where.exists(
        where
          .selectFrom('threads')
          .select('threads.id')
          .whereRef('threads.app_id', '=', 'messages.app_id')
          .whereRef('threads.id', '=', 'messages.thread_id')
          .where('threads.kind', '=', 'page'),
      ),
    )
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('message_ts', 'desc')
    .limit(limit)
    .execute()
}
