import { defineChannel } from '../../platform/realtime/index.ts'

/** `user:<user_id>`: a person's own channel, told in `global_events_channel`. Nobody else may listen. */
defineChannel('user', {
  authorize: async (_ctx, viewer, id) => viewer.kind === 'user' && viewer.user_id === id,
})
