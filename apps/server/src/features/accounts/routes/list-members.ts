import { listMembers } from '@foyer/contract/accounts/list-members'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { composeRowParts, memberRowContributions, noMemberRowParts } from '../contributions.ts'
import { memberKeyOf, readCursor, writeCursor } from '../member-cursor.ts'
import { presentMember } from '../presenter.ts'
import { countPeople, listPeople, MEMBERS_COUNTED } from '../repository/members.ts'

export const listMembersRoute = implement(listMembers, anyTeamMember, async ({ input, ctx, authorize }) => {
  authorize()
  const { sort, limit, status, term = '' } = input
  const filter = { term: term.trim(), status }
  const after = input.cursor === undefined ? null : readCursor(sort, input.cursor)
  const [found, count] = await Promise.all([
    listPeople(ctx.db, { ...filter, sort, after, limit: limit + 1 }),
    countPeople(ctx.db, filter),
  ])

  const shown = found.slice(0, limit)
  const subscriber_ids = shown.flatMap(({ subscriber_id }) => subscriber_id ?? [])
  const partsOf = await composeRowParts(ctx, subscriber_ids, noMemberRowParts, memberRowContributions.all())
  const last = found.length > limit ? shown.at(-1) : undefined
  return {
    members: shown.map((person) => ({ ...presentMember(person), ...partsOf(person.subscriber_id) })),
    next_cursor: last ? writeCursor(sort, memberKeyOf(sort, last)) : null,
    total: Math.min(count, MEMBERS_COUNTED),
    is_total_capped: count > MEMBERS_COUNTED,
  }
})
