import { markRead as call } from '@foyer/contract/notifications/mark-read'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { publishChange } from '../commands/record.ts'
import { countUnreadRecords, markRecordsRead } from '../repository/records.ts'

export const markReadRoute = implement(call, anyMember, async ({ input, viewer, ctx, authorize }) => {
  authorize()
  const { subscriber_id, user_id } = viewer
  return ctx.write(async (tx) => {
    await markRecordsRead(tx, { subscriber_id, ids: input.ids ?? null, now: ctx.now() })
    tx.afterCommit(() => publishChange(ctx, user_id))
    return { unread_count: await countUnreadRecords(tx, viewer) }
  })
})
