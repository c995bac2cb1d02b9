import { listNotifications as call } from '@foyer/contract/notifications/list-notifications'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { describeNotifications } from '../describe.ts'
import { countUnreadRecords, listRecords } from '../repository/records.ts'

/** What a member may no longer know of, or blocks, is left out; what was read or muted since is listed. */
const UNTOLD: readonly string[] = ['no_access', 'blocked', 'deleted']

export const listNotificationsRoute = implement(
  call,
  anyMember,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    const { after_id = null, limit } = input
    const [rows, unread_count] = await Promise.all([
      listRecords(ctx.db, viewer, { after_id, limit: limit + 1 }),
      countUnreadRecords(ctx.db, viewer),
    ])
    const page = rows.slice(0, limit)
    const described = await describeNotifications(ctx, viewer, page)
    const notifications = page.flatMap(({ id, kind, created_at, is_read }, at) => {
      const description = described[at]
      if (!description || UNTOLD.includes(description.status)) return []
      const { title, text, path } = description
      return [{ id, kind, title, text, path, created_at, is_read }]
    })
    return {
      notifications,
      has_more: rows.length > limit,
      next_after_id: page.at(-1)?.id ?? null,
      unread_count,
    }
  },
)
