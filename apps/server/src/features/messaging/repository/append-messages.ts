import { toMessageTs } from '@foyer/domain/messaging'
import { listMessageTokens } from '@foyer/domain/search'
import type { AppTx } from '#platform/database/app-db.ts'
import { preparedStatement } from '#platform/database/prepared-statement.ts'
import type { MessageDetails } from '../message-details.ts'
import type { MessageRow } from './messages.ts'
import { toSearchedText } from './search.ts'

/** A newly appended message, or an existing one from an earlier send. */
export type StoredMessage = MessageRow & { seq: number; is_deleted: boolean }

/** One message of a send, as it is stored. */
export type NewPart = Pick<MessageRow, 'message_type' | 'text'> & {
  url: string | null
  details: MessageDetails | null
}

/** The parts of one send, in order. */
export type NewMessages = {
  thread_id: string
  user_id: string
  client_id: string | null
  parts: readonly NewPart[]
  now: Date
}

const appendStatement = preparedStatement<StoredMessage & { is_earlier: boolean }>(
  'append_messages',
  'select * from append_messages($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
)

/**
 * Appends messages to a thread, creating it if needed; its row assigns the numbers and is locked until the commit.
 * Returns existing messages for a repeated `client_id`, deleted ones included.
 */
export async function appendMessages(
  tx: AppTx,
  { thread_id, user_id, client_id, parts, now }: NewMessages,
): Promise<{ rows: StoredMessage[]; is_earlier: boolean }> {
  const least_ts = BigInt(toMessageTs(now.toISOString())) - 1n
  const found = await appendStatement(tx, [
    ...[tx.app_id, thread_id, user_id, client_id, now, least_ts.toString()],
    parts.map((part) => part.message_type),
    parts.map((part) => part.text),
    parts.map((part) => part.url),
    parts.map((part) => (part.details === null ? null : JSON.stringify(part.details))),
    parts.map((part) => listMessageTokens(toSearchedText(part.text, part.url)).join(' ')),
  ])
  return { rows: found, is_earlier: found[0]?.is_earlier ?? false }
}
