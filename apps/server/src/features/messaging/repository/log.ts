import type { ThreadEvent } from '@foyer/contract/messaging/shapes'
import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { messageJson, type MessageRow } from './message-row.ts'

/** An entry of a thread's log with the current message; `message` is null once that is deleted. */
export type LogRow = {
  seq: number
  type: ThreadEvent['type']
  message_ts: string
  user_id: string
  is_liked: boolean | null
  reaction_count: number | null
  client_id: string | null
  message: MessageRow | null
  emoji: string | null
}

/** Entries after `after_seq`, oldest first: messages, which are their own entries, and what happened to them. */
export async function listLog(
  db: AppDb | AppTx,
  thread_id: string,
  { after_seq, limit }: { after_seq: number; limit: number },
): Promise<LogRow[]> {
  const { rows } = await sql<LogRow>`
    (
      select seq::float8 as seq, 'message' as type, message_ts::text as message_ts, user_id, null::boolean as is_liked,
        reaction_count, client_id,
        case when deleted_at is null then ${messageJson} end as message, null::text as emoji
      from messages
      where app_id = ${db.app_id} and thread_id = ${thread_id} and seq > ${after_seq}
      order by messages.seq limit ${limit}
    )
    union all
    (
      select seq::float8, type, message_ts::text, user_id, is_liked, reaction_count, null,
        case when type = 'update' then (
          select ${messageJson} from messages
          where messages.app_id = entry.app_id and messages.thread_id = entry.thread_id
            and messages.message_ts = entry.message_ts and deleted_at is null) end,
        emoji
      from thread_events entry
      where app_id = ${db.app_id} and thread_id = ${thread_id} and seq > ${after_seq}
      order by entry.seq limit ${limit}
    )
    order by seq limit ${limit}
  `.execute(db)
  return rows
}

/** Returns the last `seq` of a thread's log; 0 before its first entry. */
export async function findLogHead(db: AppDb | AppTx, thread_id: string): Promise<number> {
  const row = await db
    .selectFrom('threads')
    .select('seq')
    .where('app_id', '=', db.app_id)
    .where('id', '=', thread_id)
    .executeTakeFirst()
  return Number(row?.seq ?? 0)
}
