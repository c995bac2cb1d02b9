import { addParticipants as call } from '@foyer/contract/messaging/add-participants'
import { implement } from '#platform/http/implement.ts'
import { addParticipants } from '../commands/change-people.ts'
import { checkRecipients, findKnownUsers, unknownMember } from '../find-recipients.ts'
import { loadThread } from '../load-thread.ts'
import { messagingPolicy } from '../policy.ts'
import { filterParticipants } from '../repository/thread-facts.ts'
import { requireGroups } from '../require-plan.ts'
import { decideThreadAccess } from '../thread-access.ts'

export const addParticipantsRoute = implement(
  call,
  messagingPolicy.changeGroup,
  async ({ input, viewer, ctx, authorize }) => {
    const { id: thread_id, user_ids } = input
    authorize(await decideThreadAccess(ctx, viewer, thread_id))
    await requireGroups(ctx)
    const known = await findKnownUsers(ctx, viewer, user_ids)
    if (!known) throw unknownMember('user_ids')
    const present = await filterParticipants(ctx.db, thread_id, user_ids)
    const added = known.filter(({ user_id }) => !present.has(user_id))
    checkRecipients(ctx, viewer, added, 'user_ids')
    const added_ids = added.map(({ user_id }) => user_id)
    await addParticipants(ctx, { thread_id, actor_id: viewer.user_id, user_ids: added_ids })
    return loadThread(ctx, viewer, thread_id, await decideThreadAccess(ctx, viewer, thread_id))
  },
)
