import type { Author, ThreadEvent } from '@foyer/contract/messaging/shapes'
import type { AppTx } from '#platform/database/app-db.ts'
import { CallError } from '#platform/errors.ts'
import { createEmit } from '#platform/events/index.ts'
import type { Services } from '#platform/services.ts'
import type { MessageDetails } from '../message-details.ts'
import type { MessageContext } from '../message-context.ts'
import { presentShared } from '../presenter.ts'
import { appendMessages, type NewPart, type StoredMessage } from '../repository/append-messages.ts'
import { publishEvents } from './publish-events.ts'
import { publishReplyCount } from './publish-reply-count.ts'

/** What a user sends into a thread: its parts in order, and what presents them. `client_id` is the sender's own id. */
export type SendInput = {
  thread_id: string
  author: Author
  parts: readonly NewPart[]
  context: MessageContext
  client_id: string | null
  now: Date
}

/** The messages that the parts became, without deleted ones, and the highest `seq` among all. */
export type SendOutcome = { messages: StoredMessage[]; seq: number }

/**
 * Writes parts as messages and publishes them after the commit. Returns the existing ones for a
 * repeated `client_id`, and refuses other parts or another thread under it. The caller has authorised the sender.
 */
export async function sendMessage(tx: AppTx, services: Services, input: SendInput): Promise<SendOutcome> {
  const { thread_id, author, parts, context, client_id, now } = input
  const { user_id } = author
  const { rows, is_earlier } = await appendMessages(tx, { thread_id, user_id, client_id, parts, now })
  // Fewer rows than parts: the sender has used the `client_id` in another thread since.
  const has_same_parts = is_earlier ? isSameSend(rows, thread_id, parts) : rows.length === parts.length
  if (!has_same_parts) throw new CallError('idempotency_key_reused')
  if (!is_earlier) {
    publishEvents(tx, services, thread_id, createEvents(rows, context, client_id))
    await announce(tx, services, thread_id, rows)
    if (context.is_reply_thread) await publishReplyCount(tx, services, thread_id, now)
  }
  return toSendOutcome(rows)
}

/** A send of which a part is deleted or edited can no longer be compared, and counts as the same. */
function isSameSend(
  earlier: readonly StoredMessage[],
  thread_id: string,
  parts: readonly NewPart[],
): boolean {
  if (earlier.some((row) => row.thread_id !== thread_id)) return false
  if (earlier.some((row) => row.is_deleted || row.edited_at !== null)) return true
  return (
    earlier.length === parts.length &&
    parts.every((part, n) => {
      const row = earlier[n]
      return (
        row?.text === part.text && row.attachment_url === part.url && hasSameFiles(row.details, part.details)
      )
    })
  )
}

function hasSameFiles(earlier: MessageDetails | null, part: MessageDetails | null): boolean {
  return (
    earlier?.file_id === part?.file_id && (earlier?.image_ids ?? []).join() === (part?.image_ids ?? []).join()
  )
}

function toSendOutcome(rows: StoredMessage[]): SendOutcome {
  return { messages: rows.filter((row) => !row.is_deleted), seq: Math.max(...rows.map((row) => row.seq)) }
}

/** Lets later features know of the parts, as one send. */
async function announce(
  tx: AppTx,
  services: Services,
  thread_id: string,
  rows: readonly StoredMessage[],
): Promise<void> {
  const message_ts = rows.at(-1)?.message_ts
  if (message_ts === undefined) return
  const mention_ts = rows.find((row) => row.details?.mentions)?.message_ts ?? null
  await createEmit(tx, services)('messaging.message_sent', { thread_id, message_ts, mention_ts })
}

function createEvents(
  rows: readonly StoredMessage[],
  context: MessageContext,
  client_id: string | null,
): ThreadEvent[] {
  return rows.map((row) => ({
    type: 'message',
    seq: row.seq,
    data: { message: presentShared(row, context), client_id },
  }))
}
