import pg from 'pg'
import type { AppTx } from '#platform/database/app-db.ts'
import { preparedStatement } from '#platform/database/prepared-statement.ts'
import type { NewMessage, Written } from './thread-changes.ts'

/** How a thread stands after its messages: the number and the stamp (microseconds) of the last one. */
type Stand = { id: string; seq: number; last_ts: number }

const appendRows = preparedStatement<Stand>(
  'append_messages',
  `with held as (
     update threads set seq = seq + ($3::int4[])[array_position($2, id)],
       last_ts = greatest(last_ts, $4::int8) + ($3::int4[])[array_position($2, id)],
       latest_message_ts = greatest(last_ts, $4::int8) + ($3::int4[])[array_position($2, id)],
       message_count = message_count + ($3::int4[])[array_position($2, id)]
     where app_id = $1 and id = any ($2::uuid[])
     returning id, seq, last_ts
   ),
   message as (
     insert into messages (app_id, thread_id, message_ts, seq, user_id, message_type, text, attachment_url, client_id,
       part, created_at)
     select $1, thread_id, held.last_ts - back, held.seq - back, user_id, message_type, text, attachment_url, client_id,
       part, $6
     from json_to_recordset($5::json) as sent (thread_id uuid, back int, user_id uuid, message_type text, text text,
       attachment_url text, client_id text, part int)
     left join held on held.id = thread_id
   )
   select id, seq::float8 as seq, last_ts::float8 as last_ts from held`,
)

/**
 * Appends messages to threads that exist, none of which was sent before, each thread's in their order; holds the threads
 * until the commit, in the order of their ids. Fails where that is not so, as `isOtherwise` tells. `first_ts` is what a
 * message of this moment is stamped with at least.
 */
export async function appendMessages(
  tx: AppTx,
  messages: readonly NewMessage[],
  { first_ts, now }: { first_ts: string; now: Date },
): Promise<Written[]> {
  const counts = new Map<string, number>()
  const places = messages.map(({ thread_id }) => {
    const place = (counts.get(thread_id) ?? 0) + 1
    counts.set(thread_id, place)
    return place
  })
  /** How many of its thread come after a message. */
  const backs = messages.map(({ thread_id }, index) => (counts.get(thread_id) ?? 0) - (places[index] ?? 0))
  const ids = [...counts.keys()].toSorted()
  const least = (BigInt(first_ts) - 1n).toString()
  const sent = JSON.stringify(messages.map((message, index) => ({ ...message, back: backs[index] })))
  const stands = await appendRows(tx, [
    ...[tx.app_id, ids, ids.map((id) => counts.get(id))],
    ...[least, sent, now],
  ])
  const stand_of = new Map(stands.map((stand) => [stand.id, stand]))
  return messages.map((message, index) => {
    const { n, thread_id, user_id, message_type, text, attachment_url, client_id } = message
    const stand = stand_of.get(thread_id)
    const back = backs[index] ?? 0
    if (!stand) throw new Error('A message was appended to no thread.')
    return {
      ...{ n, thread_id, user_id, message_type, text, attachment_url, client_id },
      ...{ seq: stand.seq - back, message_ts: String(stand.last_ts - back) },
      ...{ reaction_count: 0, is_new: true, is_deleted: false },
    }
  })
}

/** Whether messages could not be appended because a thread has none yet, or because one of them was sent before. */
export function isOtherwise(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError) || error.table !== 'messages') return false
  return error.column === 'seq' || error.column === 'message_ts' || error.constraint === 'messages_sent_once'
}

const noteRows = preparedStatement<never>(
  'note_authors',
  `with author as (
     insert into thread_authors (app_id, thread_id, user_id, last_ts)
     select $1, thread_id, user_id, $4 from unnest($2::uuid[], $3::uuid[]) as a (thread_id, user_id)
     order by thread_id, user_id
     on conflict (app_id, thread_id, user_id) do update set last_ts = excluded.last_ts
       where thread_authors.last_ts < excluded.last_ts
     returning thread_id, (xmax = 0) as is_first
   )
   update threads set author_count = author_count + (select count(*) from author where is_first and thread_id = id)
   where app_id = $1 and id = any ($2) and exists (select from author where is_first and thread_id = id)`,
)

/** Notes that people write in threads that are held. */
export async function noteAuthors(
  tx: AppTx,
  authors: readonly { thread_id: string; user_id: string }[],
  ts: string,
): Promise<void> {
  const ids = [authors.map(({ thread_id }) => thread_id), authors.map(({ user_id }) => user_id)]
  await noteRows(tx, [tx.app_id, ...ids, ts])
}
