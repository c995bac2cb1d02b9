import { countUnread as call } from '@foyer/contract/notifications/count-unread'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { countUnreadRecords } from '../repository/records.ts'

export const countUnreadRoute = implement(call, anyMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  return { unread_count: await countUnreadRecords(ctx.db, viewer) }
})
