import type { Author, ThreadEvent } from '@foyer/contract/messaging/shapes'
import { toMessageParts, type MessagePart } from '@foyer/domain/messaging'
import type { AppTx } from '#platform/database/app-db.ts'
import { CallError } from '#platform/errors.ts'
import type { Services } from '#platform/services.ts'
import { presentShared } from '../presenter.ts'
import { appendMessages, type StoredMessage } from '../repository/append-messages.ts'
import { publishEvents } from './publish-events.ts'

/** What a user typed into a thread; `client_id` is the sender's own id for it. */
export type SendInput = {
  thread_id: string
  author: Author
  text: string
  client_id: string | null
  now: Date
}

/** The messages that a text became, without deleted ones, and the highest `seq` among all. */
export type SendOutcome = { messages: StoredMessage[]; seq: number }

/**
 * Writes a text as one or several messages and publishes them after the commit. Returns the existing ones for a
 * repeated `client_id`, and refuses another text or thread under it. The caller has authorised the sender.
 */
export async function sendMessage(tx: AppTx, services: Services, input: SendInput): Promise<SendOutcome> {
  const { thread_id, author, text, client_id, now } = input
  const { user_id } = author
  const parts = toMessageParts(text)
  const { rows, is_earlier } = await appendMessages(tx, { thread_id, user_id, client_id, parts, now })
  // Fewer rows than parts: the sender has used the `client_id` in another thread since.
  const has_same_parts = is_earlier ? isSameSend(rows, thread_id, parts) : rows.length === parts.length
  if (!has_same_parts) throw new CallError('idempotency_key_reused')
  if (!is_earlier) publishEvents(tx, services, thread_id, createEvents(rows, author, client_id))
  return toSendOutcome(rows)
}

/** A text of which a part is deleted can no longer be compared, and counts as the same. */
function isSameSend(
  earlier: readonly StoredMessage[],
  thread_id: string,
  parts: readonly MessagePart[],
): boolean {
  if (earlier.some((row) => row.thread_id !== thread_id)) return false
  if (earlier.some((row) => row.is_deleted)) return true
  return (
    earlier.length === parts.length &&
    parts.every((part, n) =>
      part.message_type === 'message'
        ? earlier[n]?.text === part.text
        : earlier[n]?.attachment_url === part.url,
    )
  )
}

function toSendOutcome(rows: StoredMessage[]): SendOutcome {
  return { messages: rows.filter((row) => !row.is_deleted), seq: Math.max(...rows.map((row) => row.seq)) }
}

function createEvents(
  rows: readonly StoredMessage[],
  author: Author,
  client_id: string | null,
): ThreadEvent[] {
  const authors = new Map([[author.user_id, author]])
  return rows.map((row) => ({
    type: 'message',
    seq: row.seq,
    data: { message: presentShared(row, authors), client_id },
  }))
}
