import { markConversationRead as call } from '@foyer/contract/messaging/mark-conversation-read'
import { implement } from '#platform/http/implement.ts'
import { findConversation } from '../inbox/find-conversation.ts'
import { inboxPolicy } from '../inbox/policy.ts'
import { moveReadMarker } from '../repository/threads.ts'

export const markConversationReadRoute = implement(
  call,
  inboxPolicy.readConversation,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { scope, message_ts } = input
    const conversation = await findConversation(ctx, viewer, input)
    authorize({ scope, conversation })
    if (!conversation) throw fail('not_found')
    const { thread_id, side } = conversation
    const { user_id } = side.viewer
    const last_message_read_ts = await ctx.write((tx) =>
      moveReadMarker(tx, { thread_id, user_id, message_ts }),
    )
    return { last_message_read_ts }
  },
)
