import type { Ctx } from '../../platform/context.ts'
import { findStandingMessages, listFollowers, listSeeing } from './repository/notified.ts'
import { findThreadFacts } from './repository/thread-facts.ts'

/** What a member is notified of in a thread. */
export type NotifiedKind = 'message' | 'reply' | 'mention' | 'comment' | 'announcement'

type Sent = { thread_id: string; message_ts: string; mention_ts: string | null }

/**
 * Finds who is notified of a message, and of what, without its author; `announcement`: every member, because only the
 * team writes there. Null where the message is gone. What the reader may see is decided by `readNotices`.
 */
export async function findNotified(
  ctx: Ctx,
  { thread_id, message_ts, mention_ts }: Sent,
): Promise<{ people: ReadonlyMap<string, NotifiedKind>; is_announced: boolean; author_id: string } | null> {
  const tss = mention_ts === null ? [message_ts] : [message_ts, mention_ts]
  const [messages, row] = await Promise.all([
    findStandingMessages(
      ctx.db,
      tss.map((ts) => ({ thread_id, message_ts: ts })),
    ),
    findThreadFacts(ctx.db, thread_id, null),
  ])
  const [message] = messages
  if (!row || !message) return null
  const { user_id: author_id } = message
  const mentioned = messages.find((one) => one.message_ts === mention_ts)?.details?.mentions ?? []
  const people = new Map<string, NotifiedKind>()
  const kind = row.kind === 'page' ? 'comment' : row.kind === 'reply' ? 'reply' : 'message'
  const above =
    row.parent_thread_id !== null && row.parent_ts !== null
      ? { thread_id: row.parent_thread_id, message_ts: row.parent_ts }
      : null
  const following =
    row.kind === 'feed'
      ? []
      : kind === 'message'
        ? await listSeeing(ctx.db, { thread_id, message_ts })
        : await listFollowers(ctx.db, { thread_id, above })
  for (const user_id of following) people.set(user_id, kind)
  for (const { user_id } of mentioned) people.set(user_id, 'mention')
  people.delete(author_id)
  return { people, is_announced: row.kind === 'feed' && row.posting === 'team', author_id }
}
