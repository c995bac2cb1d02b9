import { blockMember } from '@foyer/contract/directory/block-member'
import { implement } from '#platform/http/implement.ts'
import { blockPerson } from '../commands/change-block.ts'
import { judgePerson } from '../judge-person.ts'
import { directoryPolicy } from '../policy.ts'
import { blockedBy } from '../repository/blocks.ts'

export const blockMemberRoute = implement(
  blockMember,
  directoryPolicy.knowOf,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const standing = await judgePerson(ctx, viewer, input.user_id)
    authorize({ is_known: standing.may_be_blocked })
    if (standing.is_self) throw fail('cannot_block_self')
    if (standing.is_staff) throw fail('cannot_block_team')
    await blockPerson(ctx, { blocker_user_id: viewer.user_id, blocked_user_id: input.user_id })
    return { blocked_user_ids: await blockedBy(ctx.db, viewer.user_id) }
  },
)
