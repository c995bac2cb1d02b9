import { sql } from 'kysely'
import type { AppTx } from '#platform/database/app-db.ts'

type MessageOfCase = { thread_id: string; message_ts: string }

/** What a cleared case had copied. */
export type ClearedCase = MessageOfCase & { preview_key: string | null }

const PREVIEW_KEY = sql.raw(`snapshot #>> '{message,details,preview,image_key}'`)

/** Whether files of a deleted message stay: the case is open, or its message was hidden and could be shown again. */
const NEEDS_FILES = sql.raw(`(status = 'open' or (resolution = 'hidden' and not snapshot ? 'is_cleared'))`)

/** Finds a case that needs the files of its message, with the picture of the link preview that was reported. */
export async function findCaseWithFiles(
  tx: AppTx,
  { thread_id, message_ts }: MessageOfCase,
): Promise<{ preview_key: string | null } | null> {
  const { rows } = await sql<{ preview_key: string | null }>`
    select ${PREVIEW_KEY} as preview_key from moderation_cases
    where app_id = ${tx.app_id} and thread_id = ${thread_id} and message_ts = ${message_ts}::int8 and ${NEEDS_FILES}
    order by id desc limit 1
  `.execute(tx)
  return rows[0] ?? null
}

/** Empties the snapshots of cases that were resolved before an instant, and returns what they were about. */
export async function clearSnapshots(
  tx: AppTx,
  { before, limit }: { before: Date; limit: number },
): Promise<ClearedCase[]> {
  const { rows } = await sql<ClearedCase>`
    with due as (
      select id, ${PREVIEW_KEY} as preview_key from moderation_cases
      where app_id = ${tx.app_id} and status = 'resolved' and resolved_at < ${before}
        and not snapshot ? 'is_cleared' limit ${limit} for update
    )
    update moderation_cases c set snapshot = jsonb_build_object(
      'message', (snapshot -> 'message') || '{"text": "", "attachment_url": null, "details": null}'::jsonb,
      'before', '[]'::jsonb, 'after', '[]'::jsonb, 'earlier_texts', '[]'::jsonb, 'is_cleared', true)
    from due where c.app_id = ${tx.app_id} and c.id = due.id
    returning c.thread_id, c.message_ts::text as message_ts, due.preview_key
  `.execute(tx)
  return rows
}

/** Filters cases to those of deleted messages that no other case needs. */
export async function filterDeleted(tx: AppTx, cases: readonly ClearedCase[]): Promise<ClearedCase[]> {
  if (cases.length === 0) return []
  const { rows } = await sql<ClearedCase>`
    select gone.thread_id, gone.message_ts::text as message_ts, gone.preview_key
    from jsonb_to_recordset(${JSON.stringify(cases)}::jsonb)
      as gone (thread_id uuid, message_ts int8, preview_key text)
    join messages m on m.app_id = ${tx.app_id} and m.thread_id = gone.thread_id and m.message_ts = gone.message_ts
    where m.deleted_at is not null and not exists (
      select from moderation_cases c
      where c.app_id = ${tx.app_id} and c.thread_id = gone.thread_id and c.message_ts = gone.message_ts
        and ${NEEDS_FILES})
  `.execute(tx)
  return rows
}
