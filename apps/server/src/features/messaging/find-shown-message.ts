import type { Ctx } from '../../platform/context.ts'
import { findMessage, type MessageRow } from './repository/messages.ts'
import type { ThreadAccess } from './thread-access.ts'

/** Finds a message that a viewer sees: neither deleted, nor before they joined, nor by a person hidden from them. */
export async function findShownMessage(
  ctx: Ctx,
  thread_id: string,
  message_ts: string,
  { access, hidden }: { access: Pick<ThreadAccess, 'joined_ts'>; hidden: readonly string[] },
): Promise<MessageRow | null> {
  if (BigInt(message_ts) <= BigInt(access.joined_ts)) return null
  const message = await findMessage(ctx.db, thread_id, message_ts)
  return message && !hidden.includes(message.user_id) ? message : null
}
