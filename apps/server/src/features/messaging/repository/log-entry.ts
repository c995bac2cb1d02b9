import type { ThreadEvent } from '@foyer/contract/messaging/shapes'
import { sql } from 'kysely'
import type { AppTx } from '#platform/database/app-db.ts'

/** What a log entry says beside its number; `message_ts` is 0 for what is about no message. */
export type LogEntry = {
  thread_id: string
  type: Exclude<ThreadEvent['type'], 'message'>
  message_ts: string
  /** Whom it is about: an author, a liker, a participant. */
  user_id: string
  emoji?: string | null
  is_liked?: boolean
  reaction_count?: number
  now: Date
}

/** Appends an entry to the log of a thread and returns its `seq`; the thread's row is locked until the commit. */
export async function appendLogEntry(tx: AppTx, entry: LogEntry): Promise<number> {
  const { thread_id, type, message_ts, user_id, emoji = null, is_liked, reaction_count, now } = entry
  const { rows } = await sql<{ seq: number }>`
    with thread as (
      update threads set seq = seq + 1 where app_id = ${tx.app_id} and id = ${thread_id} returning seq
    ),
    entry as (
      insert into thread_events (app_id, thread_id, seq, type, message_ts, user_id, emoji, is_liked, reaction_count, created_at)
      select ${tx.app_id}, ${thread_id}, seq, ${type}, ${message_ts}::int8, ${user_id}, ${emoji}, ${is_liked ?? null}::boolean,
        ${reaction_count ?? null}::int, ${now} from thread
    )
    select seq::float8 as seq from thread
  `.execute(tx)
  return rows[0]?.seq ?? 0
}
