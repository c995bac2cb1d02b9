import { defineChannel } from '../../platform/realtime/index.ts'
import { accessSummaryNeed } from './needs.ts'

/**
 * `user:<user_id>`: a person's own channel, told in `global_events_channel`. Nobody else may listen. It begins with
 * what a member holds and the epoch of the app's access, so that a screen that was drawn before sees what it missed.
 */
export const userChannel = defineChannel('user', {
  authorize: async (_ctx, viewer, id) => viewer.kind === 'user' && viewer.user_id === id,
  initialEvent: async (ctx, viewer) => {
    if (viewer.kind !== 'user' || viewer.subscriber_id === null) return null
    const summary = await ctx.services.need(accessSummaryNeed).readAccessSummary(ctx, viewer.subscriber_id)
    return { type: 'access_state', data: { epoch: ctx.app.access_epoch, ...summary } }
  },
})
