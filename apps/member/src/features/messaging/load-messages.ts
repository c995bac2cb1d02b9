import type { ApiClient } from '@foyer/contract/client'
import { mergeMessages, type MessageList, type Thread } from './messages.ts'

export const PAGE_SIZE = 40
const BEFORE_ANCHOR = 20

let parts = 0

/** The newest messages of a thread. */
export async function loadNewest(api: ApiClient, thread_id: string): Promise<MessageList> {
  const page = await api('messaging.listMessages', { id: thread_id, limit: PAGE_SIZE })
  return newPart(page)
}

/** The part of a thread in which it opens: around the read marker, or its end when all was read. */
export async function loadFirst(api: ApiClient, thread: Thread): Promise<MessageList> {
  const { id, last_message_read_ts, unread_count, type } = thread
  const has_marker = last_message_read_ts !== null || type === 'direct' || type === 'group'
  if (!has_marker || unread_count === 0) return loadNewest(api, id)
  return loadAround(api, id, { message_ts: last_message_read_ts ?? '0', kind: 'read' })
}

/** The part of a thread around a message. */
export async function loadAround(
  api: ApiClient,
  thread_id: string,
  anchor: NonNullable<MessageList['anchor']>,
): Promise<MessageList> {
  const { message_ts } = anchor
  const [earlier, later] = await Promise.all([
    api('messaging.listMessages', {
      id: thread_id,
      before: String(BigInt(message_ts) + 1n),
      limit: BEFORE_ANCHOR,
    }),
    api('messaging.listMessages', { id: thread_id, after: message_ts, order: 'asc', limit: PAGE_SIZE }),
  ])
  return {
    ...newPart({
      messages: [...earlier.messages, ...later.messages],
      remaining_messages: earlier.remaining_messages,
      seq: Math.min(earlier.seq, later.seq),
    }),
    has_later: later.remaining_messages > 0,
    anchor,
  }
}

function newPart({ messages, remaining_messages, seq }: MessageList): MessageList {
  parts += 1
  return mergeMessages({ messages: [], remaining_messages, seq, part: parts }, messages)
}
