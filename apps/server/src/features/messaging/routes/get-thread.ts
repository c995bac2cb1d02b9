import { getThread as call } from '@foyer/contract/messaging/get-thread'
import { implement } from '#platform/http/implement.ts'
import { loadThread } from '../load-thread.ts'
import { messagingPolicy } from '../policy.ts'
import { decideThreadAccess } from '../thread-access.ts'

export const getThreadRoute = implement(
  call,
  messagingPolicy.readThread,
  async ({ input, viewer, ctx, authorize }) => {
    const access = await decideThreadAccess(ctx, viewer, input.id)
    authorize(access)
    return loadThread(ctx, viewer, input.id, access)
  },
)
