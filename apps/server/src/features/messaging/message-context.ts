import type {
  AttachmentData,
  Author,
  MessageImage,
  Reaction,
  ThreadType,
} from '@foyer/contract/messaging/shapes'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { loadAuthors, type Authors } from './authors.ts'
import type { MessageRow } from './repository/message-row.ts'
import { findMessages } from './repository/messages.ts'
import { listReactions } from './repository/reactions.ts'
import { countReplies } from './repository/replies.ts'

/** What some messages need beside their rows to be presented; without people who are hidden from the viewer. */
export type MessageContext = {
  authors: Authors
  /** Quoted messages by `message_ts`. */
  quotes: ReadonlyMap<string, MessageRow>
  images: ReadonlyMap<string, MessageImage>
  files: ReadonlyMap<string, { attachment_data: AttachmentData | null; video_url: string | null }>
  /** By `message_ts`. */
  reactions: ReadonlyMap<string, readonly Reaction[]>
  /** By the id of the reply thread. */
  reply_counts: ReadonlyMap<string, number>
  is_reply_thread: boolean
}

/** The context of messages that have just been written by one person and quote, show and answer nothing. */
export function createPlainContext(author: Author, is_reply_thread = false): MessageContext {
  return {
    authors: new Map([[author.user_id, author]]),
    quotes: new Map(),
    images: new Map(),
    files: new Map(),
    reactions: new Map(),
    reply_counts: new Map(),
    is_reply_thread,
  }
}

/** Reads the context of messages of one thread for a viewer. */
export async function loadMessageContext(
  db: AppDb | AppTx,
  { thread_id, kind }: { thread_id: string; kind: ThreadType },
  rows: readonly MessageRow[],
  { user_id, hidden }: { user_id: string | null; hidden: readonly string[] },
): Promise<MessageContext> {
  const quote_tss = [...new Set(rows.flatMap((row) => row.details?.quote_ts ?? []))]
  const [quoted, reactions, reply_counts] = await Promise.all([
    findMessages(db, thread_id, quote_tss),
    listReactions(db, thread_id, {
      message_tss: rows.map((row) => row.message_ts),
      user_id,
      hidden,
    }),
    countReplies(
      db,
      rows.flatMap((row) => row.reply_thread_id ?? []),
    ),
  ])
  const quotes = quoted.filter((row) => !hidden.includes(row.user_id))
  const authors = await loadAuthors(
    db,
    [...rows, ...quotes].flatMap((row) => [row.user_id, ...(row.details?.notification?.user_ids ?? [])]),
  )
  return {
    authors,
    quotes: new Map(quotes.map((row) => [row.message_ts, row])),
    images: new Map(),
    files: new Map(),
    reactions,
    reply_counts,
    is_reply_thread: kind === 'reply',
  }
}
