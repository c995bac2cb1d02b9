import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { MessageRow } from './messages.ts'

/** An entry of a thread's log with the message as it stands now; `message` is null once that is deleted. */
export type LogRow = {
  seq: number
  type: 'message' | 'delete' | 'reaction'
  message_ts: string
  user_id: string
  is_liked: boolean | null
  reaction_count: number | null
  client_id: string | null
  message: MessageRow | null
}

/** Entries after `after_seq`, oldest first. */
export async function listLog(
  db: AppDb | AppTx,
  thread_id: string,
  { after_seq, limit }: { after_seq: number; limit: number },
): Promise<LogRow[]> {
  const { rows } = await sql<LogRow>`
    select e.seq::float8 as seq, e.type, e.message_ts::text as message_ts, e.user_id, e.is_liked, e.reaction_count,
      m.client_id,
      case when m.message_ts is not null then jsonb_build_object(
        'thread_id', m.thread_id, 'message_ts', m.message_ts::text, 'user_id', m.user_id,
        'message_type', m.message_type, 'text', m.text, 'attachment_url', m.attachment_url,
        'reaction_count', m.reaction_count) end as message
    from thread_events e
    left join messages m on e.type = 'message' and m.app_id = e.app_id and m.thread_id = e.thread_id
      and m.message_ts = e.message_ts and m.deleted_at is null
    where e.app_id = ${db.app_id} and e.thread_id = ${thread_id} and e.seq > ${after_seq}
    order by e.seq limit ${limit}
  `.execute(db)
  return rows
}

/** Where the log of a thread stands; 0 before its first entry. */
export async function headOfLog(db: AppDb | AppTx, thread_id: string): Promise<number> {
  const row = await db
    .selectFrom('threads')
    .select('seq')
    .where('app_id', '=', db.app_id)
    .where('id', '=', thread_id)
    .executeTakeFirst()
  return Number(row?.seq ?? 0)
}
