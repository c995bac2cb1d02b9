import type { ThreadType } from '@foyer/contract/messaging/shapes'
import type { Ctx } from '#platform/context.ts'
import type { MessageDetails } from '../message-details.ts'
import type { MessageRow } from '../repository/message-row.ts'
import { changeText, lockThread } from '../repository/thread-changes.ts'
import { publishUpdate } from './update-message.ts'

type Edit = {
  thread: { thread_id: string; kind: ThreadType }
  message_ts: string
  text: string
  mentions: MessageDetails['mentions']
}

/** Changes the words of a message and marks it as edited; null if it is gone. */
export function editMessage(
  ctx: Ctx,
  { thread, message_ts, text, mentions = [] }: Edit,
): Promise<{ message: MessageRow; seq: number } | null> {
  return ctx.write(async (tx) => {
    if (!(await lockThread(tx, thread.thread_id))) return null
    const now = ctx.now()
    const message = await changeText(tx, { thread_id: thread.thread_id, message_ts, text, mentions, now })
    return message && { message, seq: await publishUpdate(tx, ctx.services, thread, message, now) }
  })
}
