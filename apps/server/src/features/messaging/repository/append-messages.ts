import { messageTsOf, type MessagePart } from '@foyer/domain/messaging'
import type { AppTx } from '#platform/database/app-db.ts'
import { preparedStatement } from '#platform/database/prepared-statement.ts'
import type { MessageRow } from './messages.ts'

/** A message that was just appended, or one that stands from an earlier send. */
export type StoredMessage = MessageRow & { seq: number; is_deleted: boolean }

const upsertAuthor = preparedStatement<{ is_new: boolean }>(
  'upsert_thread_author',
  `insert into thread_authors (app_id, thread_id, user_id, last_ts) values ($1, $2, $3, $4)
   on conflict (app_id, thread_id, user_id) do update set last_ts = excluded.last_ts
     where thread_authors.last_ts < excluded.last_ts - 60000000
   returning xmax = 0 as is_new`,
)

/**
 * Records that a user writes in a thread, at most once a minute, and returns whether they are new there.
 * Locks their row in either case, so that sends of one user in one thread run one after another.
 */
export async function recordAuthor(
  tx: AppTx,
  { thread_id, user_id, now }: { thread_id: string; user_id: string; now: Date },
): Promise<boolean> {
  const [row] = await upsertAuthor(tx, [tx.app_id, thread_id, user_id, messageTsOf(now.toISOString())])
  return row?.is_new ?? false
}

const selectSent = preparedStatement<StoredMessage>(
  'find_sent_messages',
  `select thread_id, message_ts::text as message_ts, seq::float8 as seq, user_id, message_type, text, attachment_url,
     reaction_count, deleted_at is not null as is_deleted
   from messages where app_id = $1 and user_id = $2 and client_id = $3 order by part`,
)

/** The messages of an earlier send under this `client_id`, deleted ones included. */
export function findSentMessages(
  tx: AppTx,
  { user_id, client_id }: { user_id: string; client_id: string },
): Promise<StoredMessage[]> {
  return selectSent(tx, [tx.app_id, user_id, client_id])
}

const advanceThread = preparedStatement<{ seq: number; last_ts: string }>(
  'advance_thread',
  `insert into threads as thread (app_id, id, kind, seq, last_ts, latest_message_ts, message_count, author_count, created_at)
   values ($1, $2, 'page', $3::int4, $4::int8 + $3::int4, $4::int8 + $3::int4, $3::int4, $5::int4, $6)
   on conflict (app_id, id) do update set
     seq = thread.seq + $3::int4,
     last_ts = greatest(thread.last_ts, $4::int8) + $3::int4,
     latest_message_ts = greatest(thread.last_ts, $4::int8) + $3::int4,
     message_count = thread.message_count + $3::int4,
     author_count = thread.author_count + $5::int4
   returning seq::float8 as seq, last_ts::text as last_ts`,
)

const insertParts = preparedStatement<StoredMessage>(
  'insert_messages',
  `insert into messages (app_id, thread_id, user_id, client_id, created_at, message_ts, seq, part, message_type, text,
     attachment_url)
   select $1, $2, $3, $4, $5, $6::int8 + n, $7::int8 + n, n - 1, type, text, url
   from unnest($8::text[], $9::text[], $10::text[]) with ordinality as sent (type, text, url, n)
   on conflict (app_id, user_id, client_id, part) where client_id is not null do nothing
   returning thread_id, message_ts::text as message_ts, seq::float8 as seq, user_id, message_type, text, attachment_url,
     reaction_count, false as is_deleted`,
)

/** The parts of one send, in order. */
export type NewMessages = {
  thread_id: string
  user_id: string
  client_id: string | null
  parts: readonly MessagePart[]
  is_new_author: boolean
  now: Date
}

/**
 * Appends messages to a thread, creating it with its first one. The thread's row numbers them and stays locked until
 * the commit. Returns null where the sender has used the `client_id` in another thread meanwhile.
 */
export async function appendMessages(
  tx: AppTx,
  { thread_id, user_id, client_id, parts, is_new_author, now }: NewMessages,
): Promise<StoredMessage[] | null> {
  const count = parts.length
  const least_ts = BigInt(messageTsOf(now.toISOString())) - 1n
  const [thread] = await advanceThread(tx, [
    tx.app_id,
    thread_id,
    count,
    least_ts.toString(),
    is_new_author ? 1 : 0,
    now,
  ])
  if (!thread) throw new Error('A thread was not advanced.')
  const rows = await insertParts(tx, [
    tx.app_id,
    thread_id,
    user_id,
    client_id,
    now,
    (BigInt(thread.last_ts) - BigInt(count)).toString(),
    thread.seq - count,
    parts.map((part) => part.message_type),
    parts.map((part) => (part.message_type === 'message' ? part.text : '')),
    parts.map((part) => (part.message_type === 'attachment' ? part.url : null)),
  ])
  return rows.length === count ? rows : null
}
