import { markThreadRead as call } from '@foyer/contract/messaging/mark-thread-read'
import { implement } from '#platform/http/implement.ts'
import { decideThreadAccess } from '../thread-access.ts'
import { messagingPolicy } from '../policy.ts'
import { moveReadMarker } from '../repository/threads.ts'

export const markThreadReadRoute = implement(
  call,
  messagingPolicy.readThread,
  async ({ input, viewer, ctx, authorize }) => {
    const { id: thread_id, client_ts: message_ts } = input
    authorize(await decideThreadAccess(ctx, viewer, thread_id))
    const { user_id } = viewer
    const last_message_read_ts = await ctx.write((tx) =>
      moveReadMarker(tx, { thread_id, user_id, message_ts }),
    )
    return { last_message_read_ts }
  },
)
