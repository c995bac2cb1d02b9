import type { Ctx } from '#platform/context.ts'
import { appendLogEntry } from '../repository/log-entry.ts'
import { findLogHead } from '../repository/log.ts'
import { findMessage, type MessageRow } from '../repository/messages.ts'
import { changeReaction } from '../repository/reactions.ts'
import { lockThread } from '../repository/thread-changes.ts'
import { publishEvents } from './publish-events.ts'

type ReactionInput = {
  thread_id: string
  message_ts: string
  user_id: string
  emoji: string
  is_added: boolean
}

/** Adds or removes a reaction beside likes, and publishes that to the thread; null if the message is gone. */
export function react(ctx: Ctx, input: ReactionInput): Promise<{ message: MessageRow; seq: number } | null> {
  const { thread_id, message_ts, user_id, emoji, is_added } = input
  return ctx.write(async (tx) => {
    if (!(await lockThread(tx, thread_id))) return null
    const now = ctx.now()
    const is_changed = await changeReaction(tx, { ...input, now })
    const message = await findMessage(tx, thread_id, message_ts)
    if (!message) return null
    if (!is_changed) return { message, seq: await findLogHead(tx, thread_id) }
    const { reaction_count } = message
    const about = { message_ts, user_id, emoji, is_liked: is_added, reaction_count }
    const seq = await appendLogEntry(tx, { ...about, thread_id, type: 'reaction', now })
    publishEvents(tx, ctx.services, thread_id, [{ type: 'reaction', seq, data: about }])
    return { message, seq }
  })
}
