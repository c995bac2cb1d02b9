import type { Ctx } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { deleteFilesJob } from '../../media/index.ts'
import { findCaseWithFiles } from '../repository/case-copies.ts'
import { findMessage } from '../repository/messages.ts'
import { deleteMessage as takeAway, lockThread } from '../repository/thread-changes.ts'
import { findThreadRoots } from '../repository/thread-roots.ts'
import { deleteUploads } from '../uploads/repository.ts'
import { uploadKeys } from '../uploads/thumb-key.ts'
import { notifyReaders } from './notify-readers.ts'
import { publishEvents } from './publish-events.ts'
import { publishReplyCount } from './publish-reply-count.ts'

/**
 * Deletes a message and publishes that to the thread; null if it is already gone. Its files are deleted too, or, with
 * a case of it that the team decides or can undo, when that is cleared.
 */
export function deleteMessage(
  ctx: Ctx,
  { thread_id, message_ts, author_id }: { thread_id: string; message_ts: string; author_id: string },
): Promise<number | null> {
  return ctx.write(async (tx) => {
    if (!(await lockThread(tx, thread_id))) return null
    const preview = (await findMessage(tx, thread_id, message_ts))?.details?.preview
    const seq = await takeAway(tx, { thread_id, message_ts, now: ctx.now() })
    if (seq === null) return null
    const kept = await findCaseWithFiles(tx, { thread_id, message_ts })
    const keys = kept ? [] : (await deleteUploads(tx, { thread_id, message_ts })).flatMap(uploadKeys)
    if (preview?.image_key && preview.image_key !== kept?.preview_key) keys.push(preview.image_key)
    if (keys.length > 0) await enqueue(tx, deleteFilesJob, { keys })
    publishEvents(tx, ctx.services, thread_id, [
      { type: 'delete', seq, data: { message_ts, user_id: author_id } },
    ])
    await publishReplyCount(tx, ctx.services, thread_id, ctx.now())
    const [root] = await findThreadRoots(tx, [thread_id])
    if (root) await notifyReaders(tx, ctx.services, { thread: root, actor_id: author_id })
    return seq
  })
}
