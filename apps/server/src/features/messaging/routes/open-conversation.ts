import { openConversation as call } from '@foyer/contract/messaging/open-conversation'
import { implement } from '#platform/http/implement.ts'
import { findConversation } from '../inbox/find-conversation.ts'
import { loadDetail } from '../inbox/load-conversation.ts'
import { inboxPolicy } from '../inbox/policy.ts'

export const openConversationRoute = implement(
  call,
  inboxPolicy.readConversation,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const conversation = await findConversation(ctx, viewer, input)
    authorize({ scope: input.scope, conversation })
    if (!conversation) throw fail('not_found')
    return loadDetail(ctx, viewer, conversation)
  },
)
