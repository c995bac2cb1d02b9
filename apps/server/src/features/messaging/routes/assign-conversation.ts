import { assignConversation as call } from '@foyer/contract/messaging/assign-conversation'
import { implement } from '#platform/http/implement.ts'
import { findConversation } from '../inbox/find-conversation.ts'
import { listAssignable } from '../inbox/list-assignable.ts'
import { loadConversation } from '../inbox/load-conversation.ts'
import { inboxPolicy } from '../inbox/policy.ts'
import { setAssignee } from '../inbox/repository/states.ts'

export const assignConversationRoute = implement(
  call,
  inboxPolicy.assign,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { scope, team_member_id: assignee_id } = input
    const [conversation, team] = await Promise.all([
      findConversation(ctx, viewer, input),
      listAssignable(ctx, viewer),
    ])
    const assignee_may_read =
      assignee_id === null || team.some(({ team_member_id }) => team_member_id === assignee_id)
    authorize({ scope, conversation, assignee_may_read })
    if (!conversation) throw fail('not_found')
    const { thread_id, side } = conversation
    const { user_id } = side.viewer
    await ctx.write((tx) => setAssignee(tx, { thread_id, user_id, assignee_id }))
    return (await loadConversation(ctx, viewer, conversation)).conversation
  },
)
