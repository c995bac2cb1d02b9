import type {
  LinkPreview,
  Message,
  MessageUpdate,
  Quote,
  SharedMessage,
  ThreadEvent,
  ThreadNotification,
  ThreadType,
} from '@foyer/contract/messaging/shapes'
import { escapeBrackets } from '@foyer/domain/messaging'
import { excerpt } from '@foyer/domain/text'
import type { Viewer } from '../../platform/session/viewer.ts'
import type { MessageContext } from './message-context.ts'
import { canDelete, canPin } from './policy.ts'
import type { LogRow } from './repository/log.ts'
import type { MessageRow } from './repository/message-row.ts'

/** Characters of a quoted message, enough for its two lines. */
const QUOTE_LENGTH = 160

/** A message as everybody sees it. */
export function presentShared(row: MessageRow, context: MessageContext): SharedMessage {
  const { thread_id, message_ts, message_type, hidden_at, reply_thread_id } = row
  const { text, attachment_url, details } = hidden_at === null ? row : WITHOUT_CONTENT
  const images = (details?.image_ids ?? []).flatMap((id) => context.images.get(id) ?? [])
  const file = context.files.get(details?.file_id ?? '')
  const found = hidden_at === null ? context.previews.get(message_ts) : undefined
  const link_url = attachment_url ?? found?.url ?? null
  const link = link_url === null ? null : presentLink(link_url, found?.preview ?? null)
  return {
    message_thread_id: thread_id,
    message_ts,
    message: escapeBrackets(text),
    message_type,
    status: hidden_at === null ? 'sent' : 'hidden',
    attachment_data: file?.attachment_data ?? link,
    image_ids: images.map(({ id }) => id),
    image_urls: images.map(({ url }) => url),
    images,
    video_url: file?.video_url ?? null,
    mentions: details?.mentions ?? [],
    quote: presentQuote(details?.quote_ts, context),
    notification: presentNotification(row, context),
    reply_thread_id,
    reply_count: context.reply_counts.get(reply_thread_id ?? '') ?? 0,
    reaction_count: row.reaction_count,
    reactions: (context.reactions.get(message_ts) ?? []).map(({ emoji, count }) => ({ emoji, count })),
    is_root: !context.is_reply_thread,
    edited_at: row.edited_at,
    pinned_at: row.pinned_at,
    user: message_type === 'notification' ? null : (context.authors.get(row.user_id) ?? null),
  }
}

const WITHOUT_CONTENT = { text: '', attachment_url: null, details: null }

function presentLink(url: string, preview: LinkPreview | null) {
  return {
    kind: 'link' as const,
    url,
    title: preview?.title ?? null,
    content_type: null,
    bytes: null,
    duration_ms: null,
    peaks: [],
    preview,
  }
}

/** The quote of a message that is gone, or of which the viewer may not know. */
export function createGoneQuote(message_ts: string): Quote {
  return { message_ts, message_type: 'message', excerpt: '', user: null, is_gone: true }
}

function presentQuote(quote_ts: string | undefined, context: MessageContext): Quote | null {
  if (quote_ts === undefined) return null
  const row = context.quotes.get(quote_ts)
  if (!row || row.hidden_at !== null) return createGoneQuote(quote_ts)
  return {
    message_ts: quote_ts,
    message_type: row.message_type,
    excerpt: escapeBrackets(excerpt(row.text, QUOTE_LENGTH)),
    user: context.authors.get(row.user_id) ?? null,
    is_gone: false,
  }
}

function presentNotification(row: MessageRow, { authors }: MessageContext): ThreadNotification | null {
  const notification = row.details?.notification
  if (!notification) return null
  const { event, user_ids, title } = notification
  const people = user_ids.flatMap((id) => authors.get(id) ?? [])
  return { event, actor: authors.get(row.user_id) ?? null, people, title }
}

/** The viewer of messages, and what they may do in the thread. */
export type MessageViewer = { viewer: Viewer | null; is_writable: boolean; kind: ThreadType }

/** A message as this viewer sees it, with what they may do with it. */
export function presentMessage(
  row: MessageRow & { is_liked: boolean },
  context: MessageContext,
  { viewer, is_writable, kind }: MessageViewer,
): Message {
  const is_own = viewer !== null && viewer.user_id === row.user_id
  const is_content = row.message_type !== 'notification' && row.hidden_at === null
  const may_answer = is_writable && is_content
  return {
    ...presentShared(row, context),
    reactions: [...(context.reactions.get(row.message_ts) ?? [])],
    is_liked: row.is_liked,
    abilities: {
      delete: row.message_type !== 'notification' && canDelete(viewer, row.user_id),
      like: may_answer,
      // Reply and the like are not offered to the author (spec section 6).
      reply: may_answer && !is_own && !context.is_reply_thread,
      edit: may_answer && is_own && row.text !== '',
      pin: may_answer && canPin(viewer, kind),
      report: viewer !== null && is_content && !is_own,
    },
  }
}

/** Presents a log entry for sockets; a message deleted since is presented as deleted. */
export function presentLogEntry(row: LogRow, context: MessageContext): ThreadEvent {
  const { seq, type, message_ts, user_id, client_id } = row
  switch (type) {
    case 'reaction':
      return {
        type,
        seq,
        data: {
          message_ts,
          user_id,
          emoji: row.emoji,
          is_liked: row.is_liked ?? false,
          reaction_count: row.reaction_count ?? 0,
        },
      }
    case 'participant_added':
    case 'participant_removed':
    case 'thread_updated':
      return { type, seq, data: { user_id } }
    default: {
      if (type === 'delete' || row.message === null)
        return { type: 'delete', seq, data: { message_ts, user_id } }
      const message = presentShared(row.message, context)
      return type === 'update'
        ? { type, seq, data: { message: presentUpdate(message) } }
        : { type, seq, data: { message, client_id } }
    }
  }
}

/** What an update carries of a message. */
export function presentUpdate(message: SharedMessage): MessageUpdate {
  const { reaction_count: _likes, reactions: _reactions, ...rest } = message
  return rest
}
