import { readCalendarFeed as call } from '@foyer/contract/schedule/read-calendar-feed'
import { CALENDAR_TYPE } from '@foyer/domain/schedule'
import { implement } from '#platform/http/implement.ts'
import { findFeedOwner, writeFeed } from '../calendar-feed.ts'
import { schedulePolicy } from '../policy.ts'

export const readCalendarFeedRoute = implement(
  call,
  schedulePolicy.readFeed,
  async ({ input, ctx, authorize, fail, reply }) => {
    const owner = await findFeedOwner(ctx, input.token)
    authorize(owner)
    if (owner === null || owner.subscriber_id === null) throw fail('not_found')
    const file = await writeFeed(ctx, { ...owner, subscriber_id: owner.subscriber_id })
    return reply.bytes(Buffer.from(file), { 'content-type': CALENDAR_TYPE })
  },
)
