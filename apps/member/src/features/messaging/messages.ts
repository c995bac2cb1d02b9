import type { Message, SharedMessage, Thread, ThreadEvent } from '@foyer/contract/messaging/shapes'
import {
  compareMessageTs,
  groupMessages,
  splitLinks,
  splitMentions,
  restoreBrackets,
} from '@foyer/domain/messaging'
import type { LinkPart, MentionPart } from '@foyer/domain/messaging'

export type { Message, Thread }

/** The loaded part of a thread: messages from the oldest on, and the number of earlier ones. */
export type MessageList = {
  messages: Message[]
  remaining_messages: number
  seq: number
  /**
   * The latest client ids of the reader's own messages received by the socket, maybe before the response of their
   * call.
   */
  echoed?: readonly string[]
}

const MAX_ECHOED = 50

/** The viewer of a thread and what they may do in it. */
export type Reader = { user_id: string | null; is_admin: boolean; may_write: boolean }

/** The list with these messages in it, each once, in order. */
export function mergeMessages(list: MessageList, messages: readonly Message[]): MessageList {
  const by_ts = new Map(list.messages.map((message) => [message.message_ts, message]))
  for (const message of messages) by_ts.set(message.message_ts, message)
  const sorted = [...by_ts.values()].sort((a, b) => compareMessageTs(a.message_ts, b.message_ts))
  return { ...list, messages: sorted }
}

/** The list without a message. */
export function removeMessage(list: MessageList, message_ts: string): MessageList {
  return { ...list, messages: list.messages.filter((message) => message.message_ts !== message_ts) }
}

/** A like adds one, taking it back subtracts one (spec section 4, "Message send"). */
export function applyLike(list: MessageList, message_ts: string, is_liked: boolean): MessageList {
  return updateMessage(list, message_ts, (message) => {
    if (message.is_liked === is_liked) return message
    const reaction_count = Math.max(0, message.reaction_count + (is_liked ? 1 : -1))
    return { ...message, is_liked, reaction_count }
  })
}

/** Applies a real-time event to the list. Events do not include the reader's own likes and abilities. */
export function applyThreadEvent(
  list: MessageList,
  { type, seq: at, data }: ThreadEvent,
  reader: Reader,
): MessageList {
  const seq = Math.max(list.seq, at)
  switch (type) {
    case 'message': {
      const next = { ...mergeMessages(list, [toReaderMessage(list, data.message, reader)]), seq }
      if (data.client_id === null || data.message.user?.user_id !== reader.user_id) return next
      return { ...next, echoed: [...(list.echoed ?? []), data.client_id].slice(-MAX_ECHOED) }
    }
    case 'delete':
      return { ...removeMessage(list, data.message_ts), seq }
    case 'update':
      return {
        ...updateMessage(list, data.message.message_ts, (message) => ({ ...message, ...data.message })),
        seq,
      }
    case 'participant_added':
    case 'participant_removed':
    case 'thread_updated':
      return { ...list, seq }
    case 'reaction': {
      if (data.emoji !== null) return { ...list, seq }
      const { message_ts, reaction_count, user_id, is_liked } = data
      const ownLike = user_id === reader.user_id ? { is_liked } : {}
      const next = updateMessage(list, message_ts, (message) => ({ ...message, reaction_count, ...ownLike }))
      return { ...next, seq }
    }
    default:
      return list
  }
}

/** A broadcast message with the reader's abilities: authors and admins may delete it (spec section 6). */
function toReaderMessage({ messages }: MessageList, sharedMessage: SharedMessage, reader: Reader): Message {
  const known = messages.find(({ message_ts }) => message_ts === sharedMessage.message_ts)
  if (known) return { ...known, ...sharedMessage, reactions: known.reactions }
  const is_own = reader.user_id !== null && sharedMessage.user?.user_id === reader.user_id
  const abilities = {
    delete: is_own || reader.is_admin,
    like: reader.may_write,
    reply: reader.may_write && !is_own,
    edit: reader.may_write && is_own,
    pin: false,
    report: reader.user_id !== null && !is_own,
  }
  const reactions = sharedMessage.reactions.map((one) => ({ ...one, is_mine: false }))
  return { ...sharedMessage, reactions, is_liked: false, abilities }
}

function updateMessage(
  list: MessageList,
  message_ts: string,
  update: (message: Message) => Message,
): MessageList {
  const messages = list.messages.map((message) =>
    message.message_ts === message_ts ? update(message) : message,
  )
  return { ...list, messages }
}

const KNOWN_EVENTS: ReadonlySet<string> = new Set<ThreadEvent['type']>([
  'message',
  'update',
  'delete',
  'reaction',
  'participant_added',
  'participant_removed',
  'thread_updated',
])

/** Reads what a socket carried; null for what this version does not know. */
export function parseThreadEvent(event: { seq: number; type: string; data: unknown }): ThreadEvent | null {
  const { type, data } = event
  if (typeof data !== 'object' || data === null) return null
  return KNOWN_EVENTS.has(type) ? (event as ThreadEvent) : null
}

/** Messages of one author within a minute, shown as a group (spec section 9). */
export type AuthorGroup = { author_id: string; messages: Message[] }

/** The groups of a list. */
export function groupByAuthor(messages: readonly Message[]): AuthorGroup[] {
  const known = messages.map((message) => ({ ...message, author_id: message.user?.user_id ?? 'app' }))
  return groupMessages(known)
}

/** A message's text in pieces, brackets restored, mentions and links apart. */
export function splitTextParts(text: string): (MentionPart | LinkPart)[] {
  return splitMentions(text).flatMap((part): (MentionPart | LinkPart)[] =>
    part.kind === 'text' ? splitLinks(restoreBrackets(part.text)) : [part],
  )
}
