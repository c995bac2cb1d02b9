import type { ThreadType } from '@foyer/contract/messaging/shapes'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { deleteFilesJob } from '../../media/index.ts'
import type { MessageDetails } from '../message-details.ts'
import { findFirstLink } from '../previews/first-link.ts'
import { makePreviewJob } from '../previews/make-preview.ts'
import { setPreview } from '../previews/repository.ts'
import type { MessageRow } from '../repository/message-row.ts'
import { findMessage } from '../repository/messages.ts'
import { changeText, lockThread } from '../repository/thread-changes.ts'
import { publishUpdate } from './update-message.ts'

type Edit = {
  thread: { thread_id: string; kind: ThreadType }
  message_ts: string
  text: string
  mentions: MessageDetails['mentions']
}

/** Changes the words of a message and marks it as edited; another link gets another preview. Null if it is gone. */
export function editMessage(
  ctx: Ctx,
  { thread, message_ts, text, mentions = [] }: Edit,
): Promise<{ message: MessageRow; seq: number } | null> {
  return ctx.write(async (tx) => {
    const { thread_id } = thread
    if (!(await lockThread(tx, thread_id))) return null
    const now = ctx.now()
    const before = await findMessage(tx, thread_id, message_ts)
    const message = await changeText(tx, { thread_id, message_ts, text, mentions, now })
    if (before && message) await renewPreview(tx, before, message)
    return message && { message, seq: await publishUpdate(tx, ctx.services, thread, message, now) }
  })
}

/** Where the first link has changed, drops the preview of the old one and makes one of the new. */
async function renewPreview(tx: AppTx, before: MessageRow, message: MessageRow): Promise<void> {
  const { thread_id, message_ts } = message
  const link = findFirstLink(message)
  if (link === findFirstLink(before)) return
  const preview = before.details?.preview
  if (preview !== undefined) await setPreview(tx, { thread_id, message_ts, preview: undefined })
  if (preview?.image_key) await enqueue(tx, deleteFilesJob, { keys: [preview.image_key] })
  if (link !== null) await enqueue(tx, makePreviewJob, { thread_id, message_ts })
}
