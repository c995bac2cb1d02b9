import { renameThread as call } from '@foyer/contract/messaging/rename-thread'
import { implement } from '#platform/http/implement.ts'
import { renameThread } from '../commands/change-people.ts'
import { loadThread } from '../load-thread.ts'
import { messagingPolicy } from '../policy.ts'
import { decideThreadAccess } from '../thread-access.ts'

export const renameThreadRoute = implement(
  call,
  messagingPolicy.changeGroup,
  async ({ input, viewer, ctx, authorize }) => {
    const { id: thread_id, title } = input
    const access = await decideThreadAccess(ctx, viewer, thread_id)
    authorize(access)
    await renameThread(ctx, { thread_id, actor_id: viewer.user_id, title })
    return loadThread(ctx, viewer, thread_id, access)
  },
)
