import { removeTeamMember } from '@foyer/contract/team/remove-team-member'
import { implement } from '#platform/http/implement.ts'
import { removeFromTeam } from '../commands/change-team.ts'
import { loadLockedTeam } from '../commands/locked-team.ts'
import { teamPolicy } from '../policy.ts'

export const removeTeamMemberRoute = implement(
  removeTeamMember,
  teamPolicy.remove,
  async ({ input, viewer, ctx, authorize, fail }) => {
    await ctx.write(async (tx) => {
      const { actor, team_member, owners, successor } = await loadLockedTeam(tx, viewer, input.id)
      authorize({ team_member, actor_role: actor.role })
      if (!team_member) throw fail('not_found')
      if (!successor || (team_member.role === 'owner' && owners === 1)) throw fail('last_owner')
      await removeFromTeam(ctx, tx, { viewer, team_member, successor })
    })
    return {}
  },
)
