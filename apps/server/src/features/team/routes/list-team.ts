import { listTeam } from '@foyer/contract/team/list-team'
import { invitedRole } from '@foyer/contract/team/team-shapes'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { listOpenInvitations } from '../repository/team-invitations.ts'
import { listTeamMembers } from '../repository/team-members.ts'
import { teamPolicy } from '../policy.ts'
import { presentTeamMember, presentTeamInvitation } from '../presenter.ts'

export const listTeamRoute = implement(listTeam, anyTeamMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  const { account_id } = viewer
  const read_log = teamPolicy.readLog(viewer).allowed
  const [team, invitations] = await Promise.all([
    listTeamMembers(ctx.control, account_id),
    read_log ? listOpenInvitations(ctx.control, account_id) : [],
  ])
  const now = ctx.services.clock.now()
  return {
    members: team.map((team_member) => presentTeamMember(viewer, team_member)),
    invitations: invitations.map((row) => presentTeamInvitation(row, now)),
    abilities: {
      invite: invitedRole.options.filter((role) => teamPolicy.invite(viewer, { role }).allowed),
      read_log,
    },
  }
})
