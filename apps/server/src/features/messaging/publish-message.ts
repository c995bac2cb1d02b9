import type { NewMessage } from '@foyer/contract/messaging/shapes'
import type { Ctx } from '../../platform/context.ts'
import type { AppTx } from '../../platform/database/app-db.ts'
import { CallError, invalidField, notFound } from '../../platform/errors.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { presentAuthor } from './authors.ts'
import { notifyReaders } from './commands/notify-readers.ts'
import { sendMessage, type SendOutcome } from './commands/send-message.ts'
import { findShownMessage } from './find-shown-message.ts'
import { listHiddenUsers } from './list-hidden-users.ts'
import { createPlainContext, loadMessageContext, type MessageContext } from './message-context.ts'
import type { MessageDetails } from './message-details.ts'
import { toNewParts } from './new-parts.ts'
import type { NewPart } from './repository/append-messages.ts'
import type { MessageRow } from './repository/message-row.ts'
import { findFirstLink } from './previews/first-link.ts'
import { makePreviewJob } from './previews/make-preview.ts'
import { resolveMentions } from './resolve-mentions.ts'
import type { ThreadAccess } from './thread-access.ts'
import { findSentFiles } from './uploads/find-sent-files.ts'
import { useUploads } from './uploads/repository.ts'

/** Pages that are read for one send. */
const MAX_PREVIEWS = 5

type Publish = {
  access: ThreadAccess
  thread_id: string
  data: NewMessage
  /** What else is written with the messages. */
  alsoWrite?: (tx: AppTx, sent: SendOutcome) => Promise<void>
}

/** Writes what a member sends into a thread that they may write in; refuses an empty message and an unknown quote. */
export async function publishMessage(
  ctx: Ctx,
  viewer: MemberViewer,
  { access, thread_id, data, alsoWrite }: Publish,
): Promise<SendOutcome & { context: MessageContext }> {
  const files = await findSentFiles(ctx, data, { thread_id, user_id: viewer.user_id })
  const found = toNewParts(data.message, files)
  if (found.length === 0) throw new CallError('message_is_empty')
  const { message: text, quote_ts, mention_ids: user_ids, client_id = null } = data
  const mentions = await resolveMentions(ctx, viewer, { access, text, user_ids })
  if (quote_ts !== null) await checkQuote(ctx, viewer, { access, thread_id, quote_ts })
  const parts = addDetails(found, {
    ...(quote_ts === null ? {} : { quote_ts }),
    ...(mentions.length === 0 ? {} : { mentions }),
  })
  const author = presentAuthor(viewer)
  const { kind } = access
  const context = parts.every((part) => part.details === null)
    ? createPlainContext(author, kind === 'reply')
    : await loadMessageContext(ctx, { thread_id, kind }, toRows(parts, thread_id, viewer.user_id), {
        user_id: viewer.user_id,
        hidden: [],
      })
  const send = { thread_id, author, parts, context, client_id, now: ctx.now() }
  const sent = await ctx.write(async (tx) => {
    const outcome = await sendMessage(tx, ctx.services, send)
    for (const message of outcome.messages) await takeUploads(tx, message, send.now)
    const linked = outcome.messages.filter((message) => findFirstLink(message) !== null)
    for (const { message_ts } of linked.slice(0, MAX_PREVIEWS))
      await enqueue(tx, makePreviewJob, { thread_id, message_ts })
    await alsoWrite?.(tx, outcome)
    const thread = { id: thread_id, kind }
    const readers = await notifyReaders(tx, ctx.services, { thread, actor_id: viewer.user_id })
    // The thread is locked by now: whoever was removed meanwhile no longer knows it.
    if (readers && !readers.includes(viewer.user_id)) throw notFound()
    return outcome
  })
  return { ...sent, context }
}

/** Gives a message its files; a file that another message has is refused. */
async function takeUploads(tx: AppTx, { details, message_ts }: MessageRow, now: Date): Promise<void> {
  const { image_ids = [], file_id } = details ?? {}
  const ids = [...image_ids, ...(file_id === undefined ? [] : [file_id])]
  if (ids.length === 0 || (await useUploads(tx, { ids, message_ts, now }))) return
  throw invalidField(file_id === undefined ? 'data.image_ids' : 'data.file_id', 'unknown_upload')
}

/** Quote and mentions belong to the words; without words to the first part. */
function addDetails(parts: readonly NewPart[], details: MessageDetails): NewPart[] {
  if (Object.keys(details).length === 0) return [...parts]
  const place = Math.max(
    0,
    parts.findIndex((part) => part.message_type === 'message'),
  )
  return parts.map((part, n) => (n === place ? { ...part, details: { ...part.details, ...details } } : part))
}

async function checkQuote(
  ctx: Ctx,
  viewer: MemberViewer,
  { access, thread_id, quote_ts }: { access: ThreadAccess; thread_id: string; quote_ts: string },
): Promise<void> {
  const hidden = [...(await listHiddenUsers(ctx, viewer.user_id))]
  const quoted = await findShownMessage(ctx, thread_id, quote_ts, { access, hidden })
  if (!quoted || quoted.hidden_at !== null || quoted.message_type === 'notification')
    throw new CallError(
      'quote_not_found',
      {},
      { errors: [{ path: 'data.quote_ts', code: 'message_not_found' }] },
    )
}

/** The parts as rows, to read what they refer to before they are written. */
function toRows(parts: readonly NewPart[], thread_id: string, user_id: string) {
  return parts.map(({ message_type, text, url, details }) => ({
    thread_id,
    message_ts: '0',
    user_id,
    message_type,
    text,
    attachment_url: url,
    reaction_count: 0,
    details,
    edited_at: null,
    pinned_at: null,
    reply_thread_id: null,
    hidden_at: null,
  }))
}
