import { markConversationDone as call } from '@foyer/contract/messaging/mark-conversation-done'
import { implement } from '#platform/http/implement.ts'
import { findConversation } from '../inbox/find-conversation.ts'
import { loadConversation } from '../inbox/load-conversation.ts'
import { inboxPolicy } from '../inbox/policy.ts'
import { LARGEST_TS, setDone } from '../inbox/repository/states.ts'

export const markConversationDoneRoute = implement(
  call,
  inboxPolicy.readConversation,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { scope, is_done, message_ts = LARGEST_TS } = input
    const conversation = await findConversation(ctx, viewer, input)
    authorize({ scope, conversation })
    if (!conversation) throw fail('not_found')
    const { thread_id, side } = conversation
    const { user_id } = side.viewer
    await ctx.write((tx) => setDone(tx, { thread_id, user_id, done_ts: is_done ? message_ts : null }))
    return (await loadConversation(ctx, viewer, conversation)).conversation
  },
)
