import { blockMember } from '@foyer/contract/directory/block-member'
import { implement } from '#platform/http/implement.ts'
import { blockPerson } from '../commands/block-person.ts'
import { findPersonRelation } from '../person-relation.ts'
import { directoryPolicy } from '../policy.ts'
import { listBlockedUserIds } from '../repository/blocks.ts'

export const blockMemberRoute = implement(
  blockMember,
  directoryPolicy.discoverPerson,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const relation = await findPersonRelation(ctx, viewer, input.user_id)
    authorize({ is_known: relation.may_be_blocked })
    if (relation.is_self) throw fail('cannot_block_self')
    if (relation.is_staff) throw fail('cannot_block_team')
    await blockPerson(ctx, { blocker_user_id: viewer.user_id, blocked_user_id: input.user_id })
    return { blocked_user_ids: await listBlockedUserIds(ctx.db, viewer.user_id) }
  },
)
