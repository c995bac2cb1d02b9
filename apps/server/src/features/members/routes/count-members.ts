import { countMembers } from '@foyer/contract/members/count-members'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { filterOf } from '../list-filter.ts'
import { countPeople, presentCount } from '../repository/members.ts'

export const countMembersRoute = implement(countMembers, anyTeamMember, async ({ ctx, authorize }) => {
  authorize()
  const counted = await countPeople(ctx.db, {
    everyone: filterOf(ctx),
    members: filterOf(ctx, { status: 'member' }),
    active: filterOf(ctx, { view: 'active' }),
    quiet: filterOf(ctx, { view: 'quiet' }),
    new: filterOf(ctx, { view: 'new' }),
    past_due: filterOf(ctx, { view: 'past_due' }),
  })
  return {
    everyone: presentCount(counted.everyone),
    members: presentCount(counted.members),
    views: {
      active: presentCount(counted.active),
      quiet: presentCount(counted.quiet),
      new: presentCount(counted.new),
      past_due: presentCount(counted.past_due),
    },
  }
})
