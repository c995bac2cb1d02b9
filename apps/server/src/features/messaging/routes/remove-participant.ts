import { removeParticipant as call } from '@foyer/contract/messaging/remove-participant'
import { implement } from '#platform/http/implement.ts'
import { removeParticipant } from '../commands/change-people.ts'
import { unknownMember } from '../find-recipients.ts'
import { listHiddenUsers } from '../list-hidden-users.ts'
import { loadThread } from '../load-thread.ts'
import { messagingPolicy } from '../policy.ts'
import { decideThreadAccess } from '../thread-access.ts'

export const removeParticipantRoute = implement(
  call,
  messagingPolicy.removeParticipant,
  async ({ input, viewer, ctx, authorize }) => {
    const { id: thread_id, user_id } = input
    const access = await decideThreadAccess(ctx, viewer, thread_id)
    authorize({ ...access, created_by: access.row?.created_by ?? null, user_id })
    const hidden = await listHiddenUsers(ctx, viewer.user_id)
    const change = { thread_id, actor_id: viewer.user_id, user_id }
    if (hidden.has(user_id) || !(await removeParticipant(ctx, change))) throw unknownMember('user_id')
    if (user_id === viewer.user_id) return { thread: null }
    const changed = await decideThreadAccess(ctx, viewer, thread_id)
    return { thread: await loadThread(ctx, viewer, thread_id, changed) }
  },
)
