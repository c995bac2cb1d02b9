import { toMessageTs } from '@foyer/domain/messaging'
import { sql } from 'kysely'
import type { AppTx } from '#platform/database/app-db.ts'
import type { MessageDetails } from '../message-details.ts'
import { messageColumns, type MessageRow } from './message-row.ts'

type Notification = {
  thread_id: string
  actor_id: string
  notification: NonNullable<MessageDetails['notification']>
  now: Date
}

/** Appends a report of the app to a stored thread, by its actor, who does not become an author by it. */
export async function appendNotification(
  tx: AppTx,
  { thread_id, actor_id, notification, now }: Notification,
): Promise<MessageRow & { seq: number }> {
  const least_ts = toMessageTs(now.toISOString())
  const { rows } = await sql<MessageRow & { seq: number }>`
    with thread as (
      update threads set seq = seq + 1, last_ts = greatest(last_ts + 1, ${least_ts}::int8),
        latest_message_ts = greatest(last_ts + 1, ${least_ts}::int8), message_count = message_count + 1
      where app_id = ${tx.app_id} and id = ${thread_id} returning seq, last_ts
    )
    insert into messages (app_id, thread_id, user_id, created_at, message_ts, seq, part, message_type, text, details)
    select ${tx.app_id}, ${thread_id}, ${actor_id}, ${now}, last_ts, seq, 0, 'notification', '',
      ${JSON.stringify({ notification })}::jsonb
    from thread
    returning ${messageColumns}, seq::float8 as seq
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A notification was written into no thread.')
  return row
}
