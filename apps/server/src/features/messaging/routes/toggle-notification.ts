import { toggleNotification as call } from '@foyer/contract/messaging/toggle-notification'
import { toMessageTs } from '@foyer/domain/messaging'
import { implement } from '#platform/http/implement.ts'
import { messagingPolicy } from '../policy.ts'
import { saveThreadSetting } from '../repository/participants.ts'
import { decideThreadAccess } from '../thread-access.ts'

export const toggleNotificationRoute = implement(
  call,
  messagingPolicy.readThread,
  async ({ input, viewer, ctx, authorize }) => {
    const { id: thread_id, active: notifications_enabled, muted_until } = input
    authorize(await decideThreadAccess(ctx, viewer, thread_id))
    const now_ts = toMessageTs(ctx.now().toISOString())
    // A clock that is ahead must not make later requests ineffective.
    const toggled_ts = BigInt(input.toggle_ts) > BigInt(now_ts) ? now_ts : input.toggle_ts
    const { user_id } = viewer
    const setting = { thread_id, user_id, notifications_enabled, muted_until, toggled_ts }
    return ctx.write((tx) => saveThreadSetting(tx, setting))
  },
)
