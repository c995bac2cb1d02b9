import { MESSAGE_GROUPING_WINDOW_MS } from '../constants/index.ts'
import type { MessageTs } from './message-ts.ts'

/** What grouping needs to know of a message. */
export interface GroupableMessage {
  message_ts: MessageTs
  author_id: string
  /** Messages of the app itself (`notification`) are never grouped. */
  message_type: string
}

/** Messages that are shown as one, in their given order. */
export interface MessageGroup<Message extends GroupableMessage> {
  author_id: string
  messages: Message[]
}

const WINDOW_MICROSECONDS = BigInt(MESSAGE_GROUPING_WINDOW_MS) * 1000n

/**
 * Groups adjacent messages by one author within 60,000 ms of the first of their group (spec section 9). The list may
 * run forward or backward in time.
 */
export function groupMessages<Message extends GroupableMessage>(
  messages: readonly Message[],
): MessageGroup<Message>[] {
  const groups: MessageGroup<Message>[] = []
  for (const message of messages) {
    const group = groups.at(-1)
    const first = group?.messages[0]
    if (group && first && isSameGroup(first, message)) group.messages.push(message)
    else groups.push({ author_id: message.author_id, messages: [message] })
  }
  return groups
}

function isSameGroup(first: GroupableMessage, next: GroupableMessage): boolean {
  if (first.author_id !== next.author_id) return false
  if (first.message_type === 'notification' || next.message_type === 'notification') return false
  const distance = BigInt(next.message_ts) - BigInt(first.message_ts)
  return distance <= WINDOW_MICROSECONDS && distance >= -WINDOW_MICROSECONDS
}
