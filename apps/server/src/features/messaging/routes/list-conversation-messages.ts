import { listConversationMessages as call } from '@foyer/contract/messaging/list-conversation-messages'
import { implement } from '#platform/http/implement.ts'
import { findConversation } from '../inbox/find-conversation.ts'
import { inboxPolicy } from '../inbox/policy.ts'
import { presentConversationMessages } from '../inbox/present-messages.ts'
import { listMessages } from '../repository/messages.ts'

export const listConversationMessagesRoute = implement(
  call,
  inboxPolicy.readConversation,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { scope, before, after, order, limit } = input
    const conversation = await findConversation(ctx, viewer, input)
    authorize({ scope, conversation })
    if (!conversation) throw fail('not_found')
    const { thread_id, side, access } = conversation
    const start = BigInt(after ?? '0') > BigInt(access.joined_ts) ? after : access.joined_ts
    const found = await listMessages(ctx.db, {
      ...{ thread_id, before, after: start, order, limit },
      user_id: side.viewer.user_id,
      hidden: side.hidden,
    })
    return { ...found, messages: await presentConversationMessages(ctx, conversation, found.messages) }
  },
)
