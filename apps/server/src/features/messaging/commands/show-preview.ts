import type { ThreadType } from '@foyer/contract/messaging/shapes'
import type { Ctx } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { deleteFilesJob } from '../../media/index.ts'
import { makePreviewJob } from '../previews/make-preview.ts'
import { setPreview } from '../previews/repository.ts'
import { findLogHead } from '../repository/log.ts'
import type { MessageRow } from '../repository/message-row.ts'
import { findMessage } from '../repository/messages.ts'
import { lockThread } from '../repository/thread-changes.ts'
import { publishUpdate } from './update-message.ts'

type Show = { thread: { thread_id: string; kind: ThreadType }; message_ts: string; is_shown: boolean }

/** Removes the preview of a message with its picture, or makes it again; null if the message is gone. */
export function showPreview(
  ctx: Ctx,
  { thread, message_ts, is_shown }: Show,
): Promise<{ message: MessageRow; seq: number } | null> {
  const { thread_id } = thread
  return ctx.write(async (tx) => {
    if (!(await lockThread(tx, thread_id))) return null
    const message = await findMessage(tx, thread_id, message_ts)
    if (!message) return null
    const preview = message.details?.preview
    const is_removed = preview === null
    if (is_removed !== is_shown) return { message, seq: await findLogHead(tx, thread_id) }
    const changed = await setPreview(tx, { thread_id, message_ts, preview: is_shown ? undefined : null })
    if (!changed) return null
    if (is_shown) await enqueue(tx, makePreviewJob, { thread_id, message_ts })
    if (preview?.image_key) await enqueue(tx, deleteFilesJob, { keys: [preview.image_key] })
    return { message: changed, seq: await publishUpdate(tx, ctx.services, thread, changed, ctx.now()) }
  })
}
