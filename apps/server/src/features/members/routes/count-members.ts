import { countMembers } from '@foyer/contract/members/count-members'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { createMemberFilter } from '../create-member-filter.ts'
import { countPeople, presentCount } from '../repository/members.ts'

export const countMembersRoute = implement(countMembers, anyTeamMember, async ({ ctx, authorize }) => {
  authorize()
  const counted = await countPeople(ctx.db, {
    everyone: createMemberFilter(ctx),
    members: createMemberFilter(ctx, { status: 'member' }),
    active: createMemberFilter(ctx, { view: 'active' }),
    quiet: createMemberFilter(ctx, { view: 'quiet' }),
    new: createMemberFilter(ctx, { view: 'new' }),
    past_due: createMemberFilter(ctx, { view: 'past_due' }),
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
