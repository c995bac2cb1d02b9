import { listMembers } from '@foyer/contract/members/list-members'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { createMemberFilter } from '../create-member-filter.ts'
import { loadMemberList } from '../read-member-page.ts'
import { countPeople, presentCount } from '../repository/members.ts'

export const listMembersRoute = implement(listMembers, anyTeamMember, async ({ input, ctx, authorize }) => {
  authorize()
  const { sort, limit, cursor, ...filter_input } = input
  const filter = createMemberFilter(ctx, filter_input)
  const [page, { fitting }] = await Promise.all([
    loadMemberList(ctx, { filter, sort, limit, cursor }),
    countPeople(ctx.db, { fitting: filter }),
  ])
  return { ...page, ...presentCount(fitting) }
})
