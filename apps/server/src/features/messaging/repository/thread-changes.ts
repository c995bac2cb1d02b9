import { sql } from 'kysely'
import type { AppTx } from '#platform/database/app-db.ts'
import { preparedStatement } from '#platform/database/prepared-statement.ts'

/** A row that is there already is held and not written: PostgreSQL locks it before it looks at the condition. */
const holdRows = preparedStatement<never>(
  'hold_threads',
  `insert into threads (app_id, id, kind, created_at)
   select $1, id, 'page', $3 from unnest($2::uuid[]) as id order by id
   on conflict (app_id, id) do update set kind = threads.kind where false`,
)

/**
 * Takes hold of threads until the commit, making those that have no message yet: nothing else is numbered in them
 * meanwhile. In the order of their ids, so that two groups never wait for each other.
 */
export async function holdOrMakeThreads(tx: AppTx, thread_ids: readonly string[], now: Date): Promise<void> {
  await holdRows(tx, [tx.app_id, [...new Set(thread_ids)], now])
}

/** Takes hold of a thread that exists; false where there is none. */
export async function holdThread(tx: AppTx, thread_id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('threads')
    .select('id')
    .where('app_id', '=', tx.app_id)
    .where('id', '=', thread_id)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** One message to be written: `n` is its place among all that are written together, where the parts of one send follow each other. */
export type NewMessage = {
  n: number
  thread_id: string
  user_id: string
  message_type: 'message' | 'attachment'
  text: string
  attachment_url: string | null
  client_id: string | null
  part: number
}

/**
 * A message that stands now: written just now, or known from when its sender sent it before. What is known of a send has
 * the place of its first part, however many parts it had then.
 */
export type Written = Omit<NewMessage, 'part'> & {
  seq: number
  message_ts: string
  reaction_count: number
  is_new: boolean
  is_deleted: boolean
}

/** How often it is noted that somebody still writes in a thread: their order is no finer, and a message costs less. */
export const AUTHOR_NOTED_EVERY_US = 60_000_000

const insertRows = preparedStatement<Written>(
  'insert_messages',
  `with sent as (
     select * from json_to_recordset($2::json) as s (n int, thread_id uuid, user_id uuid, message_type text, text text,
       attachment_url text, client_id text, part int)
   ),
   known as materialized (
     select sent.n, m.* from sent cross join lateral (
       select * from messages where app_id = $1 and user_id = sent.user_id and client_id = sent.client_id
       offset 0
     ) m
     where sent.part = 0 and m.thread_id = sent.thread_id
   ),
   fresh as materialized (
     select sent.*, held.seq + row_number() over thread as seq,
       greatest(held.last_ts, $3::int8) + row_number() over thread as message_ts
     from sent cross join lateral (
       select seq, last_ts from threads where app_id = $1 and id = sent.thread_id limit 1
     ) held
     where not exists (select from known where known.n = sent.n - sent.part)
     window thread as (partition by sent.thread_id order by n)
   ),
   message as (
     insert into messages (app_id, thread_id, message_ts, seq, user_id, message_type, text, attachment_url, client_id,
       part, created_at)
     select $1, thread_id, message_ts, seq, user_id, message_type, text, attachment_url, client_id, part, $4 from fresh
   ),
   author as (
     insert into thread_authors (app_id, thread_id, user_id, last_ts)
     select $1, thread_id, user_id, max(message_ts) from fresh group by thread_id, user_id
     on conflict (app_id, thread_id, user_id) do update set last_ts = excluded.last_ts
       where thread_authors.last_ts < excluded.last_ts - ${AUTHOR_NOTED_EVERY_US}
     returning thread_id, (xmax = 0) as is_first
   ),
   thread as (
     insert into threads (app_id, id, kind, seq, last_ts, message_count, author_count, created_at)
     select $1, thread_id, 'page', max(seq), max(message_ts), count(*),
       (select count(*) from author where author.thread_id = fresh.thread_id and is_first), $4
     from fresh group by thread_id
     on conflict (app_id, id) do update set seq = excluded.seq, last_ts = excluded.last_ts,
       latest_message_ts = excluded.last_ts, message_count = threads.message_count + excluded.message_count,
       author_count = threads.author_count + excluded.author_count
   )
   select n, thread_id, seq::float8 as seq, message_ts::text as message_ts, user_id, message_type, text, attachment_url,
     client_id, 0 as reaction_count, true as is_new, false as is_deleted from fresh
   union all
   select n, thread_id, seq::float8, message_ts::text, user_id, message_type, text, attachment_url,
     client_id, reaction_count, false, deleted_at is not null from known
   order by n, seq`,
)

/**
 * Writes messages of held threads, numbered in each thread's log in their order; those sent before under their name are
 * left. `first_ts` is what a message of this moment is stamped with at least.
 */
export function insertMessages(
  tx: AppTx,
  messages: readonly NewMessage[],
  { first_ts, now }: { first_ts: string; now: Date },
): Promise<Written[]> {
  return insertRows(tx, [tx.app_id, JSON.stringify(messages), (BigInt(first_ts) - 1n).toString(), now])
}

/** Whether a write failed because a sender's name for a message stands in another thread already. */
export function isNamedElsewhere(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'messages_sent_once'
}

/** Takes a message of a held thread away and gives the `seq` of that; null where it is gone already. */
export async function deleteMessage(
  tx: AppTx,
  { thread_id, message_ts, now }: { thread_id: string; message_ts: string; now: Date },
): Promise<number | null> {
  const { rows } = await sql<{ seq: number }>`
    with gone as (
      update messages set deleted_at = ${now}, text = '', attachment_url = null, reaction_count = 0
      where app_id = ${tx.app_id} and thread_id = ${thread_id} and message_ts = ${message_ts}::int8
        and deleted_at is null
      returning message_ts, user_id
    ),
    liked as (
      delete from message_likes using gone
      where message_likes.app_id = ${tx.app_id} and thread_id = ${thread_id}
        and message_likes.message_ts = gone.message_ts
    ),
    thread as (
      update threads set seq = seq + 1, message_count = message_count - 1,
        latest_message_ts = (
          select max(m.message_ts) from messages m
          where m.app_id = ${tx.app_id} and m.thread_id = ${thread_id} and m.deleted_at is null
            and m.message_ts <> ${message_ts}::int8)
      where app_id = ${tx.app_id} and id = ${thread_id} and exists (select from gone)
      returning seq
    ),
    entry as (
      insert into thread_events (app_id, thread_id, seq, type, message_ts, user_id, created_at)
      select ${tx.app_id}, ${thread_id}, thread.seq, 'delete', gone.message_ts, gone.user_id, ${now} from thread, gone
    )
    select seq::float8 as seq from thread
  `.execute(tx)
  return rows[0]?.seq ?? null
}

type Like = { thread_id: string; message_ts: string; user_id: string; is_liked: boolean; now: Date }

/** Likes or unlikes a message of a held thread; null where nothing changes or the message is gone. */
export async function changeLike(
  tx: AppTx,
  { thread_id, message_ts, user_id, is_liked, now }: Like,
): Promise<{ seq: number; reaction_count: number } | null> {
  const change = is_liked
    ? sql`
        insert into message_likes (app_id, thread_id, message_ts, user_id)
        select app_id, thread_id, message_ts, ${user_id} from messages
        where app_id = ${tx.app_id} and thread_id = ${thread_id} and message_ts = ${message_ts}::int8
          and deleted_at is null
        on conflict do nothing returning message_ts`
    : sql`
        delete from message_likes
        where app_id = ${tx.app_id} and thread_id = ${thread_id} and message_ts = ${message_ts}::int8
          and user_id = ${user_id}
        returning message_ts`
  const { rows } = await sql<{ seq: number; reaction_count: number }>`
    with changed as (${change}),
    message as (
      update messages set reaction_count = reaction_count + ${is_liked ? 1 : -1}::int
      from changed
      where app_id = ${tx.app_id} and thread_id = ${thread_id} and messages.message_ts = changed.message_ts
      returning messages.message_ts, reaction_count
    ),
    thread as (
      update threads set seq = seq + 1
      where app_id = ${tx.app_id} and id = ${thread_id} and exists (select from message)
      returning seq
    ),
    entry as (
      insert into thread_events (app_id, thread_id, seq, type, message_ts, user_id, is_liked, reaction_count, created_at)
      select ${tx.app_id}, ${thread_id}, thread.seq, 'reaction', message_ts, ${user_id}, ${is_liked}, reaction_count,
        ${now} from thread, message
    )
    select thread.seq::float8 as seq, message.reaction_count from thread, message
  `.execute(tx)
  return rows[0] ?? null
}
