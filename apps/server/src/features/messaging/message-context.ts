import type {
  AttachmentData,
  Author,
  LinkPreview,
  MessageImage,
  Reaction,
  ThreadType,
} from '@foyer/contract/messaging/shapes'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import type { Services } from '../../platform/services.ts'
import { loadAuthors, type Authors } from './authors.ts'
import type { MessageRow } from './repository/message-row.ts'
import { findMessages } from './repository/messages.ts'
import { listReactions } from './repository/reactions.ts'
import { countReplies } from './repository/replies.ts'
import { findFirstLink } from './previews/first-link.ts'
import { createUploadPresenter, type UploadPresenter } from './uploads/present-upload.ts'
import { findUploads } from './uploads/repository.ts'
import type { UploadRow } from './uploads/upload-row.ts'

/** What some messages need beside their rows to be presented; without people who are hidden from the viewer. */
export type MessageContext = {
  authors: Authors
  /** Quoted messages by `message_ts`. */
  quotes: ReadonlyMap<string, MessageRow>
  images: ReadonlyMap<string, MessageImage>
  files: ReadonlyMap<string, { attachment_data: AttachmentData | null; video_url: string | null }>
  /** By `message_ts`; of links that are still in the message. */
  previews: ReadonlyMap<string, { url: string; preview: LinkPreview }>
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
    previews: new Map(),
    reactions: new Map(),
    reply_counts: new Map(),
    is_reply_thread,
  }
}

/**
 * For whom messages are presented. Addresses of files work for readers of the thread; `is_for_team`: for whoever has
 * them, because the studio has no session of the app.
 */
export type ContextViewer = { user_id: string | null; hidden: readonly string[]; is_for_team?: boolean }

/** Reads the context of messages of one thread for a viewer. */
export async function loadMessageContext(
  { db, services }: { db: AppDb | AppTx; services: Pick<Services, 'storage'> },
  { thread_id, kind }: { thread_id: string; kind: ThreadType },
  rows: readonly MessageRow[],
  { user_id, hidden, is_for_team = false }: ContextViewer,
): Promise<MessageContext> {
  const quote_tss = [...new Set(rows.flatMap((row) => row.details?.quote_ts ?? []))]
  const upload_ids = listUploadIds(rows)
  const [quoted, reactions, reply_counts, uploads] = await Promise.all([
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
    findUploads(db, thread_id, upload_ids),
  ])
  const present = createUploadPresenter(services, { is_for_team })
  const quotes = quoted.filter((row) => !hidden.includes(row.user_id))
  const authors = await loadAuthors(
    db,
    [...rows, ...quotes]
      .flatMap((row) => [row.user_id, ...(row.details?.notification?.user_ids ?? [])])
      .filter((id) => !hidden.includes(id)),
  )
  return {
    authors,
    quotes: new Map(quotes.map((row) => [row.message_ts, row])),
    ...presentUploads(present, uploads),
    previews: createPreviews(rows, present),
    reactions,
    reply_counts,
    is_reply_thread: kind === 'reply',
  }
}

/** An edit may have changed the link, so a preview is shown only where its link still is. */
export function createPreviews(
  rows: readonly MessageRow[],
  { address }: UploadPresenter,
): MessageContext['previews'] {
  return new Map(
    rows.flatMap((row) => {
      const { preview } = row.details ?? {}
      if (!preview || findFirstLink(row) !== preview.url) return []
      const { url, image_key, ...facts } = preview
      const image_url = image_key === null ? null : address(row.thread_id, image_key)
      return [[row.message_ts, { url, preview: { ...facts, image_url } }] as const]
    }),
  )
}

/** The uploads that some messages show. */
export function listUploadIds(rows: readonly MessageRow[]): string[] {
  return rows.flatMap(({ details }) => [...(details?.image_ids ?? []), details?.file_id ?? []].flat())
}

/** Uploads as the context of their messages has them. */
export function presentUploads(
  present: UploadPresenter,
  uploads: readonly UploadRow[],
): Pick<MessageContext, 'images' | 'files'> {
  const images = uploads.filter(({ kind }) => kind === 'image')
  const files = uploads.filter(({ kind }) => kind !== 'image')
  return {
    images: new Map(images.map((row) => [row.id, present.image(row)])),
    files: new Map(files.map((row) => [row.id, present.file(row)])),
  }
}
