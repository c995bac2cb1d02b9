import { presentMember } from '../presenter.ts'
import { searchMembers } from '@foyer/contract/members/search-members'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { createMemberFilter } from '../create-member-filter.ts'
import { listPeople } from '../repository/members.ts'

export const searchMembersRoute = implement(
  searchMembers,
  anyTeamMember,
  async ({ input, ctx, authorize }) => {
    authorize()
    const { limit, ...filter_input } = input
    const found = await listPeople(ctx.db, {
      filter: createMemberFilter(ctx, filter_input),
      sort: 'name',
      after: null,
      limit,
    })
    return { members: found.map(presentMember) }
  },
)
