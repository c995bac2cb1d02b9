import type { ConversationMessage } from '@foyer/contract/messaging/inbox-shapes'
import type { Ctx } from '#platform/context.ts'
import { loadMessageContext } from '../message-context.ts'
import { presentShared } from '../presenter.ts'
import type { MessageRow } from '../repository/message-row.ts'
import type { FoundConversation } from './find-conversation.ts'
import { findSenders } from './repository/senders.ts'

/** Presents messages of a conversation to the team. A quote of what was written before is without words. */
export async function presentConversationMessages(
  ctx: Ctx,
  { thread_id, side, access }: FoundConversation,
  rows: readonly MessageRow[],
): Promise<ConversationMessage[]> {
  const { user_id } = side.viewer
  const message_tss = rows.map(({ message_ts }) => message_ts)
  const [context, senders] = await Promise.all([
    loadMessageContext(ctx, { thread_id, kind: access.kind }, rows, {
      user_id,
      hidden: side.hidden,
      is_for_team: true,
    }),
    side.scope === 'team' ? findSenders(ctx.db, thread_id, message_tss) : null,
  ])
  const quotes = [...context.quotes].filter(([message_ts]) => BigInt(message_ts) > BigInt(access.joined_ts))
  return rows.map((row) => ({
    ...presentShared(row, { ...context, quotes: new Map(quotes) }),
    is_own: row.user_id === user_id,
    sent_by: senders?.get(row.message_ts) ?? null,
  }))
}
