import { deleteCalendarFeed as call } from '@foyer/contract/schedule/delete-calendar-feed'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { deleteFeed } from '../repository/feeds.ts'

export const deleteCalendarFeedRoute = implement(call, anyMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  await ctx.write((tx) => deleteFeed(tx, viewer.subscriber_id))
  return { url: null }
})
