import type { Message, ThreadType } from '@foyer/contract/messaging/shapes'
import type { Ctx } from '../../platform/context.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { loadAuthors } from './authors.ts'
import { createPreviews, listUploadIds, loadMessageContext, presentUploads } from './message-context.ts'
import { presentMessage } from './presenter.ts'
import { isLikedBy } from './repository/likes.ts'
import { findMessage } from './repository/messages.ts'
import { findMessagesByKey, listReactionsByKey } from './repository/messages-of-threads.ts'
import { countReplies } from './repository/replies.ts'
import type { Reader } from './repository/thread-rows.ts'
import type { AccessibleThread } from './thread-access.ts'
import { createUploadPresenter } from './uploads/present-upload.ts'
import { findUploadsOfThreads } from './uploads/repository.ts'

/** Presents the latest message of each thread and, of reply threads, the message above; both by thread. */
export async function loadLatestMessages(
  ctx: Ctx,
  viewer: Viewer | null,
  reader: Reader,
  threads: readonly AccessibleThread[],
): Promise<{ messages: ReadonlyMap<string, Message>; parents: ReadonlyMap<string, Message> }> {
  const rows = threads.flatMap(({ row }) => row.latest ?? [])
  const [quoted, reactions, reply_counts, parents, uploads] = await Promise.all([
    findMessagesByKey(
      ctx.db,
      rows.flatMap(({ thread_id, details }) =>
        details?.quote_ts === undefined ? [] : { thread_id, message_ts: details.quote_ts },
      ),
    ),
    listReactionsByKey(ctx.db, rows, reader),
    countReplies(
      ctx.db,
      rows.flatMap(({ reply_thread_id }) => reply_thread_id ?? []),
    ),
    loadParents(ctx, viewer, reader, threads),
    findUploadsOfThreads(
      ctx.db,
      rows.map(({ thread_id }) => thread_id),
      listUploadIds(rows),
    ),
  ])
  const present = createUploadPresenter(ctx.services)
  const quotes = quoted.filter(({ user_id }) => !reader.hidden.includes(user_id))
  const authors = await loadAuthors(
    ctx.db,
    [...rows, ...quotes]
      .flatMap(({ user_id, details }) => [user_id, ...(details?.notification?.user_ids ?? [])])
      .filter((user_id) => !reader.hidden.includes(user_id)),
  )
  const messages = threads.flatMap(({ row, access }) => {
    if (!row.latest) return []
    const { thread_id, message_ts } = row.latest
    const context = {
      authors,
      quotes: new Map(
        quotes.filter((quote) => quote.thread_id === thread_id).map((quote) => [quote.message_ts, quote]),
      ),
      ...presentUploads(
        present,
        uploads.filter((upload) => upload.thread_id === thread_id),
      ),
      previews: createPreviews([row.latest], present),
      reactions: new Map([[message_ts, reactions.get(thread_id) ?? []]]),
      reply_counts,
      is_reply_thread: row.kind === 'reply',
    }
    const message_viewer = { viewer, is_writable: access.is_writable, kind: row.kind }
    return [[thread_id, presentMessage(row.latest, context, message_viewer)] as const]
  })
  return { messages: new Map(messages), parents: new Map(parents) }
}

/** A list has no reply threads, so this is about one thread at most. */
async function loadParents(
  ctx: Ctx,
  viewer: Viewer | null,
  { user_id, hidden }: Reader,
  threads: readonly AccessibleThread[],
): Promise<[string, Message][]> {
  const found = threads.map(async ({ row, access }): Promise<[string, Message][]> => {
    const { parent_thread_id: thread_id, parent_ts: message_ts } = row
    if (thread_id === null || message_ts === null) return []
    const message = await findMessage(ctx.db, thread_id, message_ts)
    if (!message || hidden.includes(message.user_id)) return []
    const kind: ThreadType = access.page ? 'page' : 'group'
    const context = await loadMessageContext(ctx, { thread_id, kind }, [message], { user_id, hidden })
    const is_liked = user_id !== null && (await isLikedBy(ctx.db, { thread_id, message_ts, user_id }))
    const message_viewer = { viewer, is_writable: access.is_writable, kind }
    return [[row.id, presentMessage({ ...message, is_liked }, context, message_viewer)]]
  })
  return (await Promise.all(found)).flat()
}
