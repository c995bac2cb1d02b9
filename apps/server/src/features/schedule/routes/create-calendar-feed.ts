import { createCalendarFeed as call } from '@foyer/contract/schedule/create-calendar-feed'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { newId } from '#platform/ids.ts'
import { createFeedUrl } from '../calendar-feed.ts'
import { saveFeed } from '../repository/feeds.ts'

export const createCalendarFeedRoute = implement(call, anyMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  const id = newId()
  await ctx.write((tx) => saveFeed(tx, { subscriber_id: viewer.subscriber_id, id, now: ctx.now() }))
  return { url: createFeedUrl(ctx, id) }
})
