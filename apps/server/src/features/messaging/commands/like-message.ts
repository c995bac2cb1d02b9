import type { Ctx } from '#platform/context.ts'
import { findLogHead } from '../repository/log.ts'
import { findMessage, type MessageRow } from '../repository/messages.ts'
import { changeLike, lockThread } from '../repository/thread-changes.ts'
import { publishEvents } from './publish-events.ts'

type Like = { thread_id: string; message_ts: string; user_id: string; is_liked: boolean }

/** Likes or unlikes a message, once for each member, and publishes that to the thread; null if it is gone. */
export function likeMessage(ctx: Ctx, like: Like): Promise<{ message: MessageRow; seq: number } | null> {
  const { thread_id, message_ts, user_id, is_liked } = like
  return ctx.write(async (tx) => {
    if (!(await lockThread(tx, thread_id))) return null
    const changed = await changeLike(tx, { ...like, now: ctx.now() })
    const message = await findMessage(tx, thread_id, message_ts)
    if (!message) return null
    if (!changed) return { message, seq: await findLogHead(tx, thread_id) }
    const { seq, reaction_count } = changed
    const entry = { message_ts, user_id, emoji: null, is_liked, reaction_count }
    publishEvents(tx, ctx.services, thread_id, [{ type: 'reaction', seq, data: entry }])
    return { message, seq }
  })
}
