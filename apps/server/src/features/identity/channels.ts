import { defineChannel } from '../../platform/realtime/index.ts'
import { accessSummaryNeed } from './needs.ts'

/**
 * `user:<user_id>`: a user's own channel, listed in `global_events_channel`. Starts with the owned access and the
 * app's access epoch, so that an outdated screen detects what it missed.
 */
export const userChannel = defineChannel('user', {
  authorOf: ({ data }) => ('actor_id' in data && typeof data.actor_id === 'string' ? data.actor_id : null),
  authorize: async (_ctx, viewer, id) => viewer.kind === 'user' && viewer.user_id === id,
  initialEvent: async (ctx, viewer) => {
    if (viewer.kind !== 'user' || viewer.subscriber_id === null) return null
    const summary = await ctx.services.need(accessSummaryNeed).readAccessSummary(ctx, viewer.subscriber_id)
    return { type: 'access_state', data: { epoch: ctx.app.access_epoch, ...summary } }
  },
})
