import { unblockMember } from '@foyer/contract/directory/unblock-member'
import { implement } from '#platform/http/implement.ts'
import { unblockPerson } from '../commands/block-person.ts'
import { findPersonRelation } from '../person-relation.ts'
import { directoryPolicy } from '../policy.ts'
import { listBlockedUserIds } from '../repository/blocks.ts'

export const unblockMemberRoute = implement(
  unblockMember,
  directoryPolicy.discoverPerson,
  async ({ input, viewer, ctx, authorize }) => {
    const { is_known, is_blocked_by_me } = await findPersonRelation(ctx, viewer, input.user_id)
    authorize({ is_known: is_known || is_blocked_by_me })
    await unblockPerson(ctx, { blocker_user_id: viewer.user_id, blocked_user_id: input.user_id })
    return { blocked_user_ids: await listBlockedUserIds(ctx.db, viewer.user_id) }
  },
)
