import { getUnreadStatus as call } from '@foyer/contract/messaging/get-unread-status'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { countUnreadConversations } from '../count-unread-conversations.ts'
import { listWarnings } from '../repository/warnings.ts'

export const getUnreadStatusRoute = implement(call, anyMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  const [unread_threads, warnings] = await Promise.all([
    countUnreadConversations(ctx, viewer),
    listWarnings(ctx.db, viewer.user_id),
  ])
  return { has_unread: unread_threads > 0, unread_threads, warnings }
})
