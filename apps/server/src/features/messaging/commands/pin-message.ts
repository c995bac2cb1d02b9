import type { ThreadType } from '@foyer/contract/messaging/shapes'
import type { Ctx } from '#platform/context.ts'
import { CallError } from '#platform/errors.ts'
import { findLogHead } from '../repository/log.ts'
import type { MessageRow } from '../repository/message-row.ts'
import { findMessage } from '../repository/messages.ts'
import { countPinned, lockThread, setPinned } from '../repository/thread-changes.ts'
import { publishUpdate } from './update-message.ts'

/** Pinned messages of one thread. */
const MAX_PINNED = 50

type Pin = { thread: { thread_id: string; kind: ThreadType }; message_ts: string; is_pinned: boolean }

/** Pins or unpins a message and publishes that; null if it is gone. */
export function pinMessage(
  ctx: Ctx,
  { thread, message_ts, is_pinned }: Pin,
): Promise<{ message: MessageRow; seq: number } | null> {
  const { thread_id } = thread
  return ctx.write(async (tx) => {
    if (!(await lockThread(tx, thread_id))) return null
    const message = await findMessage(tx, thread_id, message_ts)
    if (!message) return null
    if ((message.pinned_at !== null) === is_pinned) return { message, seq: await findLogHead(tx, thread_id) }
    if (is_pinned && (await countPinned(tx, thread_id)) >= MAX_PINNED)
      throw new CallError('too_many_pinned', { max: MAX_PINNED })
    const now = ctx.now()
    await setPinned(tx, { thread_id, message_ts, pinned_at: is_pinned ? now : null })
    const changed = { ...message, pinned_at: is_pinned ? now.toISOString() : null }
    return { message: changed, seq: await publishUpdate(tx, ctx.services, thread, changed, now) }
  })
}
