import { presentMember } from '../presenter.ts'
import { searchMembers } from '@foyer/contract/members/search-members'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { filterOf } from '../list-filter.ts'
import { listPeople } from '../repository/members.ts'

export const searchMembersRoute = implement(
  searchMembers,
  anyTeamMember,
  async ({ input, ctx, authorize }) => {
    authorize()
    const { limit, ...asked } = input
    const found = await listPeople(ctx.db, { filter: filterOf(ctx, asked), sort: 'name', after: null, limit })
    return { members: found.map(presentMember) }
  },
)
