import { presentTeam } from '../presenter.ts'
import { studioMe } from '@foyer/contract/team/studio-me'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { findTeamMember } from '../repository/team.ts'

export const studioMeRoute = implement(studioMe, anyTeamMember, async ({ viewer, ctx, authorize, fail }) => {
  authorize()
  const person = await findTeamMember(ctx.control, viewer.team_member_id)
  if (!person) throw fail('unauthorized')
  return presentTeam(person)
})
