import type { Ctx } from '#platform/context.ts'
import { deleteMessage as takeAway, lockThread } from '../repository/thread-changes.ts'
import { publishEvents } from './publish-events.ts'
import { publishReplyCount } from './publish-reply-count.ts'

/** Deletes a message and publishes that to the thread; null if it is already gone. */
export function deleteMessage(
  ctx: Ctx,
  { thread_id, message_ts, author_id }: { thread_id: string; message_ts: string; author_id: string },
): Promise<number | null> {
  return ctx.write(async (tx) => {
    if (!(await lockThread(tx, thread_id))) return null
    const seq = await takeAway(tx, { thread_id, message_ts, now: ctx.now() })
    if (seq !== null)
      publishEvents(tx, ctx.services, thread_id, [
        { type: 'delete', seq, data: { message_ts, user_id: author_id } },
      ])
    if (seq !== null) await publishReplyCount(tx, ctx.services, thread_id, ctx.now())
    return seq
  })
}
