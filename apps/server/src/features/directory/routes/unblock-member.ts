import { unblockMember } from '@foyer/contract/directory/unblock-member'
import { implement } from '#platform/http/implement.ts'
import { unblockPerson } from '../commands/change-block.ts'
import { judgePerson } from '../judge-person.ts'
import { directoryPolicy } from '../policy.ts'
import { blockedBy } from '../repository/blocks.ts'

export const unblockMemberRoute = implement(
  unblockMember,
  directoryPolicy.knowOf,
  async ({ input, viewer, ctx, authorize }) => {
    const { is_known, is_blocked_by_me } = await judgePerson(ctx, viewer, input.user_id)
    authorize({ is_known: is_known || is_blocked_by_me })
    await unblockPerson(ctx, { blocker_user_id: viewer.user_id, blocked_user_id: input.user_id })
    return { blocked_user_ids: await blockedBy(ctx.db, viewer.user_id) }
  },
)
