import { sql } from 'kysely'
import type { AppTx } from '#platform/database/app-db.ts'
import type { MessageDetails } from '../message-details.ts'
import { messageColumns, type MessageRow } from '../repository/message-row.ts'

type Change = { thread_id: string; message_ts: string; preview: MessageDetails['preview'] }

/** Stores the preview of a message, null to show none, or undefined for not known; null if the message is gone. */
export async function setPreview(
  tx: AppTx,
  { thread_id, message_ts, preview }: Change,
): Promise<MessageRow | null> {
  const details =
    preview === undefined
      ? sql`nullif(details - 'preview', '{}')`
      : sql`coalesce(details, '{}') || jsonb_build_object('preview', ${JSON.stringify(preview)}::jsonb)`
  const { rows } = await sql<MessageRow>`
    update messages set details = ${details}
    where app_id = ${tx.app_id} and thread_id = ${thread_id} and message_ts = ${message_ts}::int8
      and deleted_at is null
    returning ${messageColumns}
  `.execute(tx)
  return rows[0] ?? null
}
