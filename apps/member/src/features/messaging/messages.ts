import type {
  Message,
  MessageUpdate,
  SharedMessage,
  Thread,
  ThreadEvent,
} from '@foyer/contract/messaging/shapes'
import { compareMessageTs, splitLinks, splitMentions, restoreBrackets } from '@foyer/domain/messaging'
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
  /** The loaded part ends before the thread does: live messages are not added to it. */
  has_later?: boolean
  /** Messages of others that came behind such a part. */
  missed?: number
  /** Where the list opens: the message jumped to, or the last one that was read. */
  anchor?: { message_ts: string; kind: 'target' | 'read' } | null
  /** Changes with every newly loaded part, which is shown from its own start. */
  part?: number
}

const MAX_ECHOED = 50

/** The viewer of a thread and what they may do in it. */
export type Reader = {
  user_id: string | null
  is_admin: boolean
  may_write: boolean
  may_pin?: boolean
  /** Replies have no replies. */
  may_reply?: boolean
}

/** The list with these messages in it, each once, in order. */
export function mergeMessages(list: MessageList, messages: readonly Message[]): MessageList {
  const last = list.messages.at(-1)
  const [only] = messages
  if (last && only && messages.length === 1 && compareMessageTs(only.message_ts, last.message_ts) > 0)
    return { ...list, messages: [...list.messages, only] }
  const by_ts = new Map(list.messages.map((message) => [message.message_ts, message]))
  for (const message of messages) by_ts.set(message.message_ts, message)
  const sorted = [...by_ts.values()].sort((a, b) => compareMessageTs(a.message_ts, b.message_ts))
  return { ...list, messages: sorted }
}

/** The list without a message. */
export function removeMessage(list: MessageList, message_ts: string): MessageList {
  const messages = list.messages
    .filter((message) => message.message_ts !== message_ts)
    .map((message) => (message.quote?.message_ts === message_ts ? withoutQuoted(message) : message))
  return { ...list, messages }
}

function withoutQuoted(message: Message): Message {
  return { ...message, quote: message.quote && { ...message.quote, excerpt: '', user: null, is_gone: true } }
}

/** Adds or removes a reaction beside likes; the reader's own counts once. */
export function applyReaction(
  list: MessageList,
  message_ts: string,
  { emoji, is_added, is_mine }: { emoji: string; is_added: boolean; is_mine: boolean },
): MessageList {
  return updateMessage(list, message_ts, (message) => {
    const known = message.reactions.find((one) => one.emoji === emoji) ?? { emoji, count: 0, is_mine: false }
    if (is_mine && known.is_mine === is_added) return message
    const changed = {
      emoji,
      count: known.count + (is_added ? 1 : -1),
      is_mine: is_mine ? is_added : known.is_mine,
    }
    const reactions = message.reactions.some((one) => one.emoji === emoji)
      ? message.reactions.map((one) => (one.emoji === emoji ? changed : one))
      : [...message.reactions, changed]
    return { ...message, reactions: reactions.filter(({ count }) => count > 0) }
  })
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
      const is_of_other = data.message.user?.user_id !== reader.user_id
      const next = list.has_later
        ? { ...list, seq, missed: (list.missed ?? 0) + Number(is_of_other) }
        : { ...mergeMessages(list, [toReaderMessage(list, data.message, reader)]), seq }
      if (data.client_id === null || data.message.user?.user_id !== reader.user_id) return next
      return { ...next, echoed: [...(list.echoed ?? []), data.client_id].slice(-MAX_ECHOED) }
    }
    case 'delete':
      return { ...removeMessage(list, data.message_ts), seq }
    case 'update':
      return {
        ...updateMessage(list, data.message.message_ts, (message) => applyUpdate(message, data.message)),
        seq,
      }
    case 'participant_added':
    case 'participant_removed':
    case 'thread_updated':
      return { ...list, seq }
    case 'reaction': {
      if (data.emoji !== null) {
        if (at <= list.seq) return list
        const change = {
          emoji: data.emoji,
          is_added: data.is_liked,
          is_mine: data.user_id === reader.user_id,
        }
        return { ...applyReaction(list, data.message_ts, change), seq }
      }
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
  const is_content = sharedMessage.message_type !== 'notification' && sharedMessage.status === 'sent'
  const may_answer = reader.may_write && is_content
  const abilities = {
    delete: sharedMessage.message_type !== 'notification' && (is_own || reader.is_admin),
    like: may_answer,
    reply: may_answer && !is_own && (reader.may_reply ?? true),
    edit: may_answer && is_own && sharedMessage.message !== '',
    pin: may_answer && (reader.may_pin ?? false),
    report: reader.user_id !== null && is_content && !is_own,
  }
  const reactions = sharedMessage.reactions.map((one) => ({ ...one, is_mine: false }))
  return { ...sharedMessage, reactions, is_liked: false, abilities }
}

/** An edit, a pin or hiding; a hidden message can only be deleted. */
function applyUpdate(message: Message, update: MessageUpdate): Message {
  const next = { ...message, ...update }
  if (update.status === 'sent') return next
  const abilities = {
    ...message.abilities,
    like: false,
    reply: false,
    edit: false,
    pin: false,
    report: false,
  }
  return { ...next, reactions: [], abilities }
}

/** Adds what comes before or behind the loaded part. */
export function extendList(
  list: MessageList,
  page: Pick<MessageList, 'messages' | 'remaining_messages'>,
  direction: 'earlier' | 'later',
): MessageList {
  const merged = mergeMessages(list, page.messages)
  if (direction === 'earlier') return { ...merged, remaining_messages: page.remaining_messages }
  const has_later = page.remaining_messages > 0
  return { ...merged, has_later, missed: has_later ? (list.missed ?? 0) : 0 }
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

/** A message's text in pieces, brackets restored, mentions and links apart. */
export function splitTextParts(text: string): (MentionPart | LinkPart)[] {
  return splitMentions(text).flatMap((part): (MentionPart | LinkPart)[] =>
    part.kind === 'text' ? splitLinks(restoreBrackets(part.text)) : [part],
  )
}
