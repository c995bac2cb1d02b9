import { listSavedReplies as call } from '@foyer/contract/messaging/list-saved-replies'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { inboxPolicy } from '../inbox/policy.ts'
import { listSavedReplies } from '../inbox/repository/saved-replies.ts'

export const listSavedRepliesRoute = implement(call, anyTeamMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  const items = await listSavedReplies(ctx.db)
  return { items, abilities: { change: inboxPolicy.createSavedReply(viewer).allowed } }
})
