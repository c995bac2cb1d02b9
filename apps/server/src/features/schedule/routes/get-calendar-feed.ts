import { getCalendarFeed as call } from '@foyer/contract/schedule/get-calendar-feed'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { createFeedUrl } from '../calendar-feed.ts'
import { findFeedOf } from '../repository/feeds.ts'

export const getCalendarFeedRoute = implement(call, anyMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  const id = await findFeedOf(ctx.db, viewer.subscriber_id)
  return { url: id === null ? null : createFeedUrl(ctx, id) }
})
